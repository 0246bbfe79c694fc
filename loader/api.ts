/** `window.wisp`, and the queue of what was called before it was there. */
import type { WispApi, WispCall } from '../shared/model/api'
import type { Inspector } from '../shared/model/inspect'
import type { Page } from '../shared/model/page'
import { guard, listen, reportRejection } from '../shared/platform/dom'
import { globalNamed } from '../shared/platform/safe-dom'
import { sendLeftovers } from './outbox'
import type { Popups } from './popups'

export const installApi = (page: Page, consent: (yes: boolean) => void, start: (again: boolean) => Popups): WispApi => {
  const { load, storage, version } = page
  const queued = globalNamed('wisp')
  let popups = start(false)
  const inspector = () => load<Inspector>('inspector')
  const look = () => popups.look()
  const api: WispApi = {
    version,
    consent,
    open: (id) => popups.open(id),
    close: (id) => popups.close(id),
    refresh() {
      popups.stop()
      popups = start(true)
    },
    identify(who) {
      guard(() => {
        const { email, customerId } = who ?? {}
        if (email) storage.set('email', `${email}`.toLowerCase())
        if (customerId) storage.set('customer', `${customerId}`)
        storage.flush()
      })
      sendLeftovers(page)
    },
    ready: () => popups.ready,
    explain: async () => (await inspector()).explain(page, look),
    inspect: () => reportRejection(inspector().then(({ inspect }) => inspect(page, look))),
    on: (moment, listener) => listen(window, `wisp:${moment}`, listener),
    // Listening twice is listening once, so this is the remove of the first time.
    off: (moment, listener) => listen(window, `wisp:${moment}`, listener)(),
    push(...calls: WispCall[]) {
      for (const call of calls)
        guard(() => {
          if (typeof call === 'function') return call(api)
          const [method, ...args] = call
          ;(api[method as 'open'] as (...args: unknown[]) => unknown)(...args)
        })
    },
  }
  window.wisp = api
  if (Array.isArray(queued)) api.push(...queued)
  return api
}

/** Pasted twice, or loaded by two tag managers: the first one runs. */
export const isRunning = (): boolean => !!(globalNamed('wisp') as WispApi | undefined)?.version
