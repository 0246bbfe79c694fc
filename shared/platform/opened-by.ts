/** A popup's id in a link: a click segment, then exactly 13 characters. */
const LINK = /\/click\/([\w-]{13})(?![\w-])/

const OPENER = 'a[href*="/click/"],[data-wisp-action=open]'

/** The id of the popup that a press on a link or marked element of the page opens, or ''. `counts`: whether a link does. */
export const openedBy = ({ target }: Event, counts: (id: string, href: string) => unknown): string => {
  // The document can be a target too and has no closest(); that of a form may be one of its fields.
  const opener =
    target instanceof Element && (Element.prototype.closest.call(target, OPENER) as HTMLAnchorElement | null)
  if (!opener) return ''
  const { dataset, href } = opener
  const id = LINK.exec(href)?.[1]
  return dataset.wispPopup || (id && counts(id, href) ? id : '')
}
