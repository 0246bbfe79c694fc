/** Counts what happens on the page. A hit that cannot be sent is dropped: it is a figure, not a lead. */
import type { BuiltPage, Hit, PageRuntime } from '../../shared/page/model/page-builder'
import { on } from '../../shared/page/platform/dom'
import { beacon, post } from '../../shared/page/platform/send'
import { newId } from '../../shared/values/id'
import { hitForm } from '../../shared/wire/page/page-builder/hit'

const wholePage = (event: string): Hit => ({ type: 'page', option: '0', element: 'whole_page', tag: '', event })

interface Hits extends Pick<PageRuntime, 'hit'> {
  /** Consent was given or withdrawn. */
  allow(yes: boolean): void
}

/** @param allowed whether hits may be sent before anybody was asked */
export const createHits = (page: BuiltPage, allowed: boolean): Hits => {
  /** The id of the page's view (under false), and of each popup's last opening, by its option id. */
  const sessions = new Map<string | false, string>()
  /** The view has been counted, so its end is counted too. */
  let open = false

  const count = (how: (url: string, body: URLSearchParams) => unknown, hit: Hit): void => {
    const { event, type, option } = hit
    // A widget belongs to the view of its page.
    const popupKey = type === 'popup' && option
    if (event === 'open' && type !== 'widget') sessions.set(popupKey, newId())
    if (page.hits && allowed)
      how(page.hits, hitForm(page, hit, (sessions.get(popupKey) ?? sessions.get(false)) as string))
  }
  const view = (): void => {
    if (open || !allowed) return
    open = true
    count(post, wholePage('open'))
  }
  on(window, 'pagehide', () => {
    if (open) count(beacon, wholePage('close'))
    open = false
  })
  // The page comes back from the back-forward cache: that is another view.
  on<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && view())
  view()
  return {
    hit: (hit) => count(post, hit),
    allow(yes) {
      allowed = yes
      view()
    },
  }
}
