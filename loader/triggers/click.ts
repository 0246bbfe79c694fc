import { all, on, type Stop } from '../../shared/dom'

/** A popup's id in a link: a click segment, then exactly 13 signs. */
const LINK = /\/click\/([\w-]{13})(?=[/?#]|$)/

const idOf = (element: Element): string | undefined => {
  const opener = element.closest('[data-wisp-action="open"][data-wisp-popup]')
  return (
    opener?.getAttribute('data-wisp-popup') ?? LINK.exec(element.closest<HTMLAnchorElement>('a[href]')?.href ?? '')?.[1]
  )
}

/**
 * Opens popups from links and marked elements of the page, also those that come later: one listener on the document.
 * `open` answers false when there is no such popup; then the link is followed as if nothing had been here.
 */
export const armClicks = (open: (id: string) => Promise<boolean>, warm: (id: string) => void): Stop => {
  const intent = ({ target }: Event): void => {
    const id = target instanceof Element && idOf(target)
    if (id) warm(id)
  }
  return all([
    on<MouseEvent>(document, 'click', (event) => {
      const { target } = event
      const id = target instanceof Element && idOf(target)
      // A click that the page has answered itself, or one that asks for a new tab, is not ours.
      if (!id || event.defaultPrevented || event.button || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      open(id).then((known) => {
        const link = target.closest<HTMLAnchorElement>('a[href]')
        if (!known && link) location.assign(link.href)
      })
    }),
    on(document, 'pointerover', intent, { passive: true }),
    on(document, 'focusin', intent),
  ])
}
