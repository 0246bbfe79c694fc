/**
 * Draws a popup in a <dialog>; its template came with the answer.
 * @param {{ html: string }} popup
 */
export const show = ({ html }) => {
  const popup = document.createElement('dialog')
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const { attributes } of body.querySelectorAll('*'))
    for (const { name } of attributes) if (name.startsWith('on')) attributes.removeNamedItem(name)
  popup.append(...body.childNodes)
  document.body.append(popup)
  popup.showModal()
  return () => {
    popup.close()
    popup.remove()
  }
}
