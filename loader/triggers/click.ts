import type { Campaign } from '../../shared/model/campaign'
import { OPENER } from '../../shared/model/opener'
import { all, on, type Stop, tried } from '../../shared/platform/dom'
import type { Opener } from '../open'

/** Of a drawing, its address is an object. */
type Link = HTMLElement & { href: string & { baseVal?: string } }

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
   * A link counts when it leads to our server or its popup is known. Other sites use /click/ paths of their own. Only the
   * path of an event leads through shadow roots; a form may have a field called `matches`.
   */
  const idOf = (event: Event): string | false | undefined =>
    tried(() => {
      const opener = event
        .composedPath()
        .find((each) => each instanceof Element && Element.prototype.matches.call(each, OPENER)) as Link
      const href = opener.href?.baseVal ?? opener.href
      const id = LINK.exec(href)?.[1]
      return opener.dataset.wispPopup || ((find(id) || href.startsWith(host)) && id)
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
