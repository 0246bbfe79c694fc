import { openedBy } from '../../shared/page/model/opener'
import { all, on, type Stop } from '../../shared/page/platform/dom'
import type { Lifecycle } from '../lifecycle'
import type { Opener } from '../open'

/**
 * Opens popups from links and marked elements of the page, also from those added later: one listener on the document.
 */
export const armClicks = (
  host: string,
  warm: Opener['warm'],
  find: Lifecycle['find'],
  open: (id: string) => void,
): Stop => {
  /** A link counts when it leads to our server or its popup is known. */
  const idOf = (event: Event): string | undefined => openedBy(event, (id, href) => find(id) || href.startsWith(host))
  return all([
    on<MouseEvent>(document, 'click', (event) => {
      const id = idOf(event)
      // Ignore a click that the page has handled, or one that asks for a new tab.
      if (!id || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      open(id)
    }),
    on(document, 'pointerover', (event) => {
      const state = find(idOf(event))
      if (state) warm(state.campaign)
    }),
  ])
}
