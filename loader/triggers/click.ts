import type { LiveState } from '../../shared/model/display-queue'
import type { Page } from '../../shared/model/page'
import { all, on, type Stop } from '../../shared/platform/dom'

type States = Map<string, LiveState>

/** A popup's id in a link: a click segment, then exactly 13 signs. */
const LINK = /\/click\/([\w-]{13})(?![\w-])/

const OPENER = 'a[href*="/click/"],[data-wisp-action=open]'

/** A link counts when it leads to our server or its popup is known: other sites have click segments of their own. */
const idOf = ({ target }: Event, { host }: Page, states: States): string | undefined => {
  // The document itself, a target too, has no closest; a form's may be one of its fields.
  const opener =
    target instanceof Element && (Element.prototype.closest.call(target, OPENER) as HTMLAnchorElement | null)
  if (!opener) return
  const { dataset, href } = opener
  const id = LINK.exec(href)?.[1]
  return dataset.wispPopup || (id && (states.has(id) || href.startsWith(host)) ? id : '')
}

/** Opens popups from links and marked elements of the page, also those that come later: one listener on the document. */
export const armClicks = (
  page: Page,
  states: States,
  open: (id: string) => void,
  warm: (state: LiveState) => void,
): Stop => {
  const intent = (event: Event): void => {
    const state = states.get(idOf(event, page, states) ?? '')
    if (state) warm(state)
  }
  return all([
    on<MouseEvent>(document, 'click', (event) => {
      const id = idOf(event, page, states)
      // A click that the page has answered itself, or one that asks for a new tab, is not ours.
      if (!id || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      open(id)
    }),
    on(document, 'pointerover', intent),
  ])
}
