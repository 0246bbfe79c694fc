import { afterEach, beforeEach, vi } from 'vitest'
import { timeDelay } from '../../../../../loader/triggers/index'
import type { Visitor } from '../../../../../shared/page/model/rules'
import type { Trigger } from '../../../../../shared/page/model/trigger'
import type { Stop } from '../../../../../shared/page/platform/dom'
import { signals } from '../../../../../shared/page/platform/signals'
import { loadAtOnce } from '../../../../support/triggers-chunk'
import { visitorOf } from './world'

let triggers: Record<string, Trigger<never>>
const stops: Stop[] = []

/** A new page for each case: a page remembers the cart, and that the visitor has gone back. */
export const load = async (visitor: Partial<Visitor> = {}): Promise<void> => {
  vi.resetModules()
  const { createTriggers } = await import('../../../../../chunks/services/targeting/triggers')
  const page = { events: signals.signal([]), signals, visitor: visitorOf({ mobile: true, ...visitor }) }
  triggers = createTriggers(page, { timeDelay } as Record<string, Trigger<never>>)
}

/** Each case starts on a phone, with a clock that only the case moves. */
export const freshTriggers = (): void => {
  beforeEach(async () => {
    vi.useFakeTimers()
    await load()
  })
  afterEach(() => {
    for (const stop of stops.splice(0)) stop()
    vi.useRealTimers()
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    history.replaceState(null, '')
    document.body.innerHTML = ''
  })
}

/** Arms a trigger as the loader does. `fired`: how often it has reached what is needed. */
export const armed = (name: string, setting: unknown) => {
  const needed = typeof setting === 'number' ? setting : 1
  const reports: number[] = []
  const trigger = triggers[name] as Trigger<unknown>
  const stop = trigger((reached) => reports.push(reached), setting, loadAtOnce)
  stops.push(stop)
  return {
    stop,
    reports,
    fired: () => reports.filter((reached, index) => reached >= needed && (reports[index - 1] ?? -1) < needed).length,
  }
}
