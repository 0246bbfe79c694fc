/** The number of a length in px. */
export const px = Number.parseFloat

/** Around it, also across the edge of a shadow root. */
export const parentOf = (box: Element): Element | null =>
  box.assignedSlot ?? box.parentElement ?? (box.getRootNode() as ShadowRoot).host ?? null

/** The open shadow root of an element of the page, none of an element of ours. */
export const rootIn = ({ localName, shadowRoot }: Element): ShadowRoot | null =>
  /^wisp-/.test(localName) ? null : shadowRoot

/** Names a box by its place and those of all around it, for a sheet that is to reach it alone; in a shadow root, its host. */
export const placeOf = (box: Element): string => {
  const { parentElement } = box
  const { host } = box.getRootNode() as ShadowRoot
  if (host) return placeOf(host)
  return parentElement
    ? `${placeOf(parentElement)}>:nth-child(${[...parentElement.children].indexOf(box) + 1})`
    : ':root:not(#w):not(#w)'
}
