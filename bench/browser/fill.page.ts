/** Runs in the page: repeats or removes items of its list until it has so many elements. */
export const fillPage = (elements: number): void => {
  const [list] = document.getElementsByTagName('ul')
  const [item] = list?.children ?? []
  if (!list || !item) throw new Error('the page has no list')
  const others = document.getElementsByTagName('*').length - list.getElementsByTagName('*').length
  const items = Math.round((elements - others) / (1 + item.getElementsByTagName('*').length))
  list.replaceChildren(...Array.from({ length: items }, () => item.cloneNode(true)))
}
