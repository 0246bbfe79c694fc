import { all, on, type Stop } from '../../shared/dom'

/** A popup's id in a link: a click segment, then exactly 13 signs. */
const LINK = /\/click\/([\w-]{13})(?=[/?#]|$)/

/** A link counts when it leads to our server or its popup is known: other sites have click segments of their own. */
const idOf = ({ target }: Event, known: (id: string, address: string) => boolean): string | undefined => {
  if (!(target instanceof Element)) return
  const opener = target.closest('[data-wisp-action="open"][data-wisp-popup]')
  if (opener) return opener.getAttribute('data-wisp-popup') ?? undefined
  const { href = '' } = target.closest<HTMLAnchorElement>('a[href]') ?? {}
  const id = LINK.exec(href)?.[1]
  return id && known(id, href) ? id : undefined
}

/** Opens popups from links and marked elements of the page, also those that come later: one listener on the document. */
export const armClicks = (
  known: (id: string, address: string) => boolean,
  open: (id: string) => void,
  warm: (id: string) => void,
): Stop => {
  const intent = (event: Event): void => {
    const id = idOf(event, known)
    if (id) warm(id)
  }
  return all([
    on<MouseEvent>(document, 'click', (event) => {
      const id = idOf(event, known)
      // A click that the page has answered itself, or one that asks for a new tab, is not ours.
      if (!id || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      open(id)
    }),
    on(document, 'pointerover', intent, { passive: true }),
    on(document, 'focusin', intent),
  ])
}
