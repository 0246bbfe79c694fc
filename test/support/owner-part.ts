/** Names the part of a unit's document that is the owner's, as the tag of a page does. @returns its remove */
export const nameOwnPart = (selector = 'body'): (() => void) => {
  const tag = document.createElement('script')
  // With this type, the browser neither runs nor fetches the script.
  tag.type = 'none'
  tag.setAttribute('src', '/wisp.js')
  tag.dataset.root = selector
  document.head.append(tag)
  return () => tag.remove()
}
