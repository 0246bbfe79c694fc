import type { Campaign } from '../../shared/model/campaign'
import { OPENER } from '../../shared/model/opener'
import { all, on, type Stop, tried } from '../../shared/platform/dom'
import type { Opener } from '../open'

/** A popup's id in a link: a click segment, then exactly 13 characters. */
const LINK = /\/click\/([\w-]{13})(?![\w-])/

/**
 * Opens popups from links and marked elements of the page, also from those added later: one listener on the document.
 */
export const armClicks = (
  { host, warm }: Pick<Opener, 'warm'> & { host: string },
  find: (id?: string | false) => Campaign | undefined,
  open: (id: string) => void,
): Stop => {
  /**
   * A link counts when it leads to our server or its popup is known. Other sites use /click/ paths of their own. The
   * `closest` of a form may be one of its fields; the document can be a target too, and has none.
   */
  const idOf = ({ target }: Event): string | false | undefined =>
    tried(() => {
      const opener = Element.prototype.closest.call(target, OPENER) as HTMLAnchorElement | null
      const id = LINK.exec(opener?.href as string)?.[1]
      return opener?.dataset.wispPopup || ((find(id) || opener?.href.startsWith(host)) && id)
    })
  return all([
    on<MouseEvent>(document, 'click', (event) => {
      const id = idOf(event)
      // Ignore a click that the page has handled, or one that asks for a new tab.
      if (!id || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      open(id)
    }),
    on(document, 'pointerover', (event) => {
      const campaign = find(idOf(event))
      if (campaign) warm(campaign)
    }),
  ])
}
