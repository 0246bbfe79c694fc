/** The entry of wisp.js. It runs once however often it is pasted, and never throws into the page. */
import type { Page, Settings } from '../shared/page/model/page'
import type { RouteChunk } from '../shared/page/model/route'
import { settingsOf } from '../shared/page/model/settings'
import { every, guard, on, reportRejection } from '../shared/page/platform/dom'
import { parse, stringify } from '../shared/page/platform/natives'
import { send } from '../shared/page/platform/send'
import { signal, signals } from '../shared/page/platform/signals'
import { createStorage, readItem } from '../shared/page/storage/storage'
import { installApi, isRunning } from './api'
import { addressOf, fetchModule } from './load'
import { onceVisited } from './once-visited'
import { createOpener } from './open'
import { sendLeftovers } from './outbox'
import { startPopups } from './popups'
import { createVisitor } from './visitor'
import { withTag } from './with-tag'

/** Set by the build. */
declare const __VERSION__: string

/** How often the session's clock is updated, in milliseconds (specification, section 9). */
const TICK_MS = 20_000

const run = (settings: Settings): void => {
  if (isRunning()) return
  const href = location.href
  const { consent, preview, spa } = settings
  // In another tab, only consent(true) writes the first, and only consent(false) removes either. A yes may have been taken back before this
  // tab hears of it. Registered before the storage's own listener, so that popups learn of the withdrawal before they miss what it has removed.
  on<StorageEvent>(window, 'storage', ({ key, newValue }) => {
    if (key === 'wisp.consent' || (!newValue && key === 'wisp.client')) setConsent(!!readItem(key), key)
  })
  // An owner's preview leaves no trace in the figures or in the browser.
  const storage = createStorage(consent === 'none' && !preview)
  const visitor = createVisitor(storage)
  const { arrive, stay } = visitor
  const page: Page = {
    ...settings,
    load: async <T>(chunk: string) => fetchModule<T>(addressOf(page, chunk)),
    version: __VERSION__,
    json: { parse, stringify },
    events: signal<Page['events']['value']>([]),
    send,
    signals,
    storage,
    visitor,
  }
  arrive()
  every(TICK_MS, stay)
  on(window, 'pagehide', stay)
  // The page comes back from the back-forward cache.
  on<PageTransitionEvent>(window, 'pageshow', ({ persisted }) => persisted && arrive())
  /** @param origin the item that has told of it, if that was another tab: written again, it would tell that tab of what it may have taken back */
  const setConsent = (yes: boolean, origin?: string): void => {
    if (preview || (yes && storage.allowed())) return
    // With consent the stored visitor and trail take over; without, both begin anew.
    if (yes) {
      storage.set('trail')
      storage.set('client')
      if (!origin) storage.set('consent', yes)
    }
    storage.allow(yes)
    arrive()
    sendLeftovers(page)
  }
  const api = installApi(page, setConsent, (again) => startPopups(page, createOpener(page), again))
  if (spa !== 'false')
    reportRejection(
      page.load<RouteChunk>('route').then(({ watchRoute }) =>
        watchRoute(
          href,
          spa,
          () => {
            arrive()
            api.refresh()
          },
          page.events,
        ),
      ),
    )
  if (/wisp-inspect/.test(location.search)) api.inspect()
  sendLeftovers(page)
}

guard(() => {
  withTag((options, folder) => onceVisited(() => run(settingsOf(options, folder))))
})
