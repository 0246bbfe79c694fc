/** Counts what happens on the page. A hit that cannot be sent is dropped: it is a figure, not a lead. */
import type { BuiltPage, Hit, PageRuntime } from '../../shared/model/page-builder'
import { on } from '../../shared/platform/dom'
import { beacon, send } from '../../shared/platform/send'
import { hitForm } from '../../shared/wire/page-builder/hit'

const WHOLE: Omit<Hit, 'event'> = { type: 'page', option: '0', element: 'whole_page', tag: '' }

interface Hits extends Pick<PageRuntime, 'hit'> {
  /** Consent was given or withdrawn. */
  allow(yes: boolean): void
}

/** @param allowed whether hits may be sent before anybody was asked */
export const createHits = (page: BuiltPage, allowed: boolean): Hits => {
  /** One for each view of the page, and one for each opening of a popup. */
  let sessions = new Map<string, string>()
  /** The view has been counted, so its end is counted too. */
  let open = false

  const form = (hit: Hit): URLSearchParams => {
    const { event, option } = hit
    if (event === 'open') sessions.set(option, crypto.getRandomValues(new Uint32Array(3)).join('-'))
    // A widget belongs to the view of its page.
    return hitForm(page, hit, sessions.get(option) ?? sessions.get('0') ?? '')
  }
  const hit = (hit: Hit): void => {
    if (page.hits && allowed) send(page.hits, { body: form(hit), keepalive: true })
  }
  const view = (): void => {
    if (open || !allowed) return
    open = true
    hit({ ...WHOLE, event: 'open' })
  }
  on(window, 'pagehide', () => {
    if (open && page.hits && allowed) beacon(page.hits, form({ ...WHOLE, event: 'close' }))
    open = false
  })
  // The page comes back from the back-forward cache: that is another view.
  on<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => {
    if (!persisted) return
    sessions = new Map()
    view()
  })
  view()
  return {
    hit,
    allow(yes) {
      allowed = yes
      view()
    },
  }
}
