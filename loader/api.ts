/** `window.wisp`, and the queue of what was called before it was there. */
import type { WispApi, WispCall } from '../shared/model/api'
import type { Page } from '../shared/model/page'
import type { InspectorChunk } from '../shared/model/popups'
import { guard, listen, reportRejection } from '../shared/platform/dom'
import { globalNamed } from '../shared/platform/safe-dom'
import { type ReadonlySignal, signals } from '../shared/platform/signals'
import type { Reporting } from '../shared/reporting/reporting'
import type { RunningPopups } from './popups'

const { effect, signal, untracked } = signals

/** `address`: when it changes, the popups begin anew, as with `refresh()`. */
export const installApi = (
  page: Page,
  address: ReadonlySignal<string>,
  consent: (yes: boolean) => void,
  start: (again: boolean) => RunningPopups,
): WispApi => {
  const { load, version } = page
  const queued = globalNamed('wisp')
  const inspector = () => load<InspectorChunk>('inspector')
  const refreshes = signal(0)
  const current = signal({} as RunningPopups)
  /** Asked before on this page, so that nobody is counted twice. */
  let again = false
  effect(() => {
    // Read here, so that another address or a call of refresh() takes all popups away and asks anew.
    void [address.value, refreshes.value]
    const popups = untracked(() => start(again))
    again = true
    current.value = popups
    return popups.stop
  })
  const api: WispApi = {
    version,
    consent,
    refresh() {
      refreshes.value++
    },
    open: (id) => current.peek().open(id),
    close: (id) => current.peek().close(id),
    identify: (who) => reportRejection(load<Reporting>('report').then((report) => report.identify(page, who))),
    ready: () => current.peek().ready,
    explain: async () => (await inspector()).explain(page, current),
    inspect: () => reportRejection(inspector().then(({ inspect }) => inspect(page, current))),
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
