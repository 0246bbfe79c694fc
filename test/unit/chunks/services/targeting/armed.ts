import { afterEach, beforeEach, vi } from 'vitest'
import { timeDelay } from '../../../../../loader/triggers/time-delay'
import type { Visitor } from '../../../../../shared/model/rules'
import type { Trigger } from '../../../../../shared/model/trigger'
import type { Stop } from '../../../../../shared/platform/dom'
import { signals } from '../../../../../shared/platform/signals'
import { visitorOf } from './world'

let triggers: Record<string, Trigger<never>>
const stops: Stop[] = []

/** Anew for each test: what a cart held, and that a visitor has gone back, is known for as long as a page lives. */
export const load = async (visitor: Partial<Visitor> = {}): Promise<void> => {
  vi.resetModules()
  const { createTriggers } = await import('../../../../../chunks/services/targeting/triggers')
  triggers = createTriggers(
    visitorOf({ mobile: true, ...visitor }),
    { timeDelay } as Record<string, Trigger<never>>,
    signals,
  )
}

/** On a phone, with a clock that only the test moves. */
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

/** Arms a trigger as the loader does. `fired`: how often it has come to what is needed. */
export const armed = (name: string, setting: unknown) => {
  const needed = typeof setting === 'number' ? setting : 1
  const told: number[] = []
  const trigger = triggers[name] as Trigger<unknown>
  const stop = trigger((reached) => told.push(reached), setting)
  stops.push(stop)
  return {
    stop,
    told,
    fired: () => told.filter((reached, at) => reached >= needed && (told[at - 1] ?? -1) < needed).length,
  }
}

/** Listeners on window and document, counted where they are added and removed. */
export const countListeners = () => {
  let count = 0
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target)
    const remove = target.removeEventListener.bind(target)
    vi.spyOn(target, 'addEventListener').mockImplementation((type: string, listener: unknown, options: unknown) => {
      count++
      add(type, listener as EventListener, options as boolean)
    })
    vi.spyOn(target, 'removeEventListener').mockImplementation((type: string, listener: unknown, options: unknown) => {
      count--
      remove(type, listener as EventListener, options as boolean)
    })
  }
  return () => count
}
