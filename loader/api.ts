/** `window.wisp`, and the queue of calls that were made before it existed. */
import type { SiteEvent } from '../shared/model/moment-settings'
import type { WispApi, WispCall } from '../shared/page/model/api'
import type { Page } from '../shared/page/model/page'
import type { InspectorChunk } from '../shared/page/model/popups'
import { guard, listen, reportRejection } from '../shared/page/platform/dom'
import { entries } from '../shared/page/platform/natives'
import { globalNamed } from '../shared/page/platform/safe-dom'
import { signal } from '../shared/page/platform/signals'
import { sendLeftovers } from './outbox'
import type { RunningPopups } from './popups'

/** A page that hands over a list by mistake must not fill the browser's storage, or its memory by a loop. */
const MAX_TRAITS = 50
const MAX_EVENTS = 50

export const installApi = (
  page: Page,
  consent: (yes: boolean) => void,
  start: (again: boolean) => RunningPopups,
): WispApi => {
  const { events, storage } = page
  const queued = globalNamed('wisp') as (Pick<WispApi, 'gallery'> & WispCall[] & { seen?: true }) | undefined
  const inspector = () => page.load<InspectorChunk>('inspector')
  /** Chunks that the page itself runs. */
  const chunks: string[] = []
  /**
   * The popups of the page as it is now. `again` tells the server not to count the visitor twice, also where an earlier
   * script has asked: its queue says that the visitor was seen.
   */
  const current = signal(start(!!queued?.seen))
  const api: WispApi = {
    version: page.version,
    consent,
    refresh() {
      // Start the new ones first: a listener of a close may call refresh() or open() again.
      const { stop } = current.peek()
      events.value = []
      const next = start(true)
      current.value = next
      chunks.forEach(next.run)
      stop()
    },
    event: (name, facts) =>
      guard(() => {
        // A copy: the page may use its object again.
        events.value = [...events.peek(), [name, { ...facts }] as SiteEvent].slice(-MAX_EVENTS)
      }),
    open: (id) => current.peek().open(id),
    close: (id) => current.peek().close(id),
    gallery: queued?.gallery,
    run(chunk) {
      chunks.push(chunk)
      current.peek().run(chunk)
    },
    identify: (who) =>
      guard(() => {
        const { email, customerId, ...traits } = { ...who }
        entries(traits)
          .slice(0, MAX_TRAITS)
          .forEach(([name, value]) => void storage.set(`trait.${name}`, value))
        if (email) storage.set('email', `${email}`.toLowerCase())
        if (customerId) storage.set('customer', `${customerId}`)
        storage.flush()
        sendLeftovers(page)
      }),
    ready: () => current.peek().ready,
    explain: () => inspector().then(({ explain }) => explain(page, current)),
    inspect: () => reportRejection(inspector().then(({ inspect }) => inspect(page, current))),
    on: (moment, listener) => listen(window, `wisp:${moment}`, listener),
    // Adding a listener twice adds it once, so this returns the remove of the first time.
    off: (moment, listener) => listen(window, `wisp:${moment}`, listener)(),
    push(...calls: WispCall[]) {
      for (const call of calls)
        guard(() =>
          typeof call === 'function'
            ? call(api)
            : (api[call[0] as 'open'] as (...args: unknown[]) => unknown)(...call.slice(1)),
        )
    },
  }
  window.wisp = api
  if (Array.isArray(queued)) api.push(...queued)
  return api
}

/**
 * If the script is pasted twice, or loaded by two tag managers, the first one runs. Some pages give all objects a method
 * `version`, so a queue of calls has one as well; the version of our API is a text, which has a first character.
 */
export const isRunning = (): boolean => !!(globalNamed('wisp') as WispApi | undefined)?.version?.[0]
