// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { arm, TRIGGERS } from '../../../loader/triggers'
import { watchPointer } from '../../../loader/triggers/exit-intent'
import type { TriggerSettings } from '../../../shared/model/trigger-settings'
import type { PopupState } from '../../../shared/page/model/lifecycle'
import type { Stop } from '../../../shared/page/platform/dom'
import { countListeners } from '../../support/listeners'
import { loadAtOnce } from '../../support/triggers-chunk'
import { trusted } from '../../support/trusted-event'

const stops: Stop[] = []
const state = { campaign: {} } as PopupState
const armed = (triggers: TriggerSettings, all = TRIGGERS, onFire = (_name: string): void => {}) => {
  const reached: Record<string, number> = {}
  const fired: string[] = []
  const warm = vi.fn()
  const listener = {
    allowed: () => true,
    lifecycle: {
      progress(_: PopupState, name: string, value: number) {
        reached[name] = value
      },
    },
    opener: { warm },
    page: { load: loadAtOnce },
  }
  const stop = arm(triggers, all, state, listener, (_, name) => {
    fired.push(name)
    onFire(name)
  })
  stops.push(stop)
  return { reached, fired, warm, stop }
}

const scrollTo = (y: number, height = 2000, viewport = 1000): void => {
  const page = document.documentElement
  vi.spyOn(page, 'scrollHeight', 'get').mockReturnValue(height)
  vi.spyOn(page, 'clientHeight', 'get').mockReturnValue(viewport)
  vi.stubGlobal('scrollY', y)
  window.dispatchEvent(new Event('scroll'))
}
const leave = (init: MouseEventInit): boolean =>
  document.dispatchEvent(trusted(new MouseEvent('mouseout', { bubbles: true, ...init })))

beforeEach(() => {
  vi.useFakeTimers()
  stops.push(...watchPointer())
})
afterEach(() => {
  // All cases share one page, so a trigger that stays armed would affect the next case.
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('time delay', () => {
  it('fires after its seconds, and fetches the popup a second before', () => {
    const { fired, warm } = armed({ timeDelay: 5 })
    vi.advanceTimersByTime(3999)
    expect(warm).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1000)
    expect(warm).toHaveBeenCalledOnce()
    expect(fired).toEqual([])
    vi.advanceTimersByTime(1)
    expect(fired).toEqual(['timeDelay'])
  })

  it.each([
    [60, 48],
    [2, 1],
    [1, 0],
  ])('of %i seconds fetches the popup after %i: after four fifths, or a second before it fires', (delay, fetchedAt) => {
    const { fired, warm } = armed({ timeDelay: delay })
    vi.advanceTimersByTime(fetchedAt * 1000)
    expect([warm.mock.calls.length, fired]).toEqual([1, []])
    vi.advanceTimersByTime((delay - fetchedAt) * 1000)
    expect(fired).toEqual(['timeDelay'])
  })

  it('of 0 seconds fires at once, and once', () => {
    const { fired } = armed({ timeDelay: 0 })
    vi.advanceTimersByTime(10)
    expect(fired).toEqual(['timeDelay'])
  })

  it('does not fire at once for a delay longer than a browser can count', () => {
    const { fired } = armed({ timeDelay: 1e9 })
    vi.advanceTimersByTime(86_400_000)
    expect(fired).toEqual([])
  })
})

describe('scroll percentage', () => {
  it('fires once at that percentage, checked every 300 ms at most', () => {
    const { fired } = armed({ scrollPercent: 50 })
    scrollTo(498)
    vi.advanceTimersByTime(300)
    expect(fired).toEqual([])
    scrollTo(499)
    vi.advanceTimersByTime(299)
    expect(fired).toEqual([])
    vi.advanceTimersByTime(1)
    expect(fired).toEqual(['scrollPercent'])
    scrollTo(900)
    vi.advanceTimersByTime(300)
    expect(fired).toEqual(['scrollPercent'])
  })

  it('fires at once where nothing was checked in the last 300 ms', () => {
    const { fired } = armed({ scrollPercent: 50 })
    vi.advanceTimersByTime(700)
    scrollTo(499)
    vi.advanceTimersByTime(0)
    expect(fired).toEqual(['scrollPercent'])
  })

  it('counts a position that the browser restored', () => {
    scrollTo(900)
    const { fired } = armed({ scrollPercent: 50 })
    vi.advanceTimersByTime(300)
    expect(fired).toEqual(['scrollPercent'])
  })

  it('reaches 100 % in spite of rounding: one pixel less is enough', () => {
    const { fired } = armed({ scrollPercent: 100 })
    scrollTo(999.2)
    vi.advanceTimersByTime(300)
    expect(fired).toEqual(['scrollPercent'])
  })

  it('never fires on a page that cannot scroll', () => {
    const { fired } = armed({ scrollPercent: 10 })
    scrollTo(0, 800, 1000)
    vi.advanceTimersByTime(1000)
    expect(fired).toEqual([])
  })

  it('fetches the popup near its end, and not before', () => {
    const { warm } = armed({ scrollPercent: 50 })
    scrollTo(398)
    vi.advanceTimersByTime(300)
    expect(warm).not.toHaveBeenCalled()
    scrollTo(399)
    vi.advanceTimersByTime(300)
    expect(warm).toHaveBeenCalled()
  })

  it('fetches nothing any more once it has fired: a rule may have held the popup back', () => {
    const { fired, warm } = armed({ scrollPercent: 50 })
    scrollTo(600)
    vi.advanceTimersByTime(300)
    expect(fired).toEqual(['scrollPercent'])
    scrollTo(700)
    vi.advanceTimersByTime(300)
    expect(warm).not.toHaveBeenCalled()
  })
})

describe('exit intent on desktop', () => {
  it.each([
    ['through the top edge', { clientY: -1 }, ['exitIntent']],
    ['through the bottom edge', { clientY: 700 }, []],
    ['from one element to another', { clientY: 0, relatedTarget: document.body }, []],
  ])('the pointer leaves %s', (_, init, expected) => {
    const { fired } = armed({ exitIntent: true })
    leave(init)
    expect(fired).toEqual(expected)
  })

  it('fires each time the pointer leaves', () => {
    const { fired } = armed({ exitIntent: true })
    leave({ clientY: -1 })
    leave({ clientY: -1 })
    expect(fired).toEqual(['exitIntent', 'exitIntent'])
  })

  it('fetches the popup sooner for a pointer that moves up fast, while it is further away', () => {
    const { warm } = armed({ exitIntent: true })
    document.dispatchEvent(trusted(new MouseEvent('mousemove', { clientY: 600, movementY: -16 })))
    document.dispatchEvent(trusted(new MouseEvent('mousemove', { clientY: 200, movementY: 16 })))
    expect(warm).not.toHaveBeenCalled()
    document.dispatchEvent(trusted(new MouseEvent('mousemove', { clientY: 200, movementY: -16 })))
    expect(warm).toHaveBeenCalled()
  })

  it('fetches the popup when the pointer nears the top on its way up', () => {
    const { warm, fired } = armed({ exitIntent: true })
    document.dispatchEvent(trusted(new MouseEvent('mousemove', { clientY: 30, movementY: 5 })))
    document.dispatchEvent(trusted(new MouseEvent('mousemove', { clientY: 300, movementY: -5 })))
    // A script of the page makes this one.
    document.dispatchEvent(new MouseEvent('mousemove', { clientY: 30, movementY: -5 }))
    expect(warm).not.toHaveBeenCalled()
    document.dispatchEvent(trusted(new MouseEvent('mousemove', { clientY: 30, movementY: -5 })))
    expect(warm).toHaveBeenCalled()
    expect(fired).toEqual([])
  })
})

describe('all triggers', () => {
  const everything: TriggerSettings = { timeDelay: 5, scrollPercent: 50, exitIntent: true }

  it('belong to the loader; those that few popups have do not', () => {
    expect(Object.keys(TRIGGERS).sort()).toEqual(Object.keys(everything).sort())
  })

  it('can each fire the popup', () => {
    const { fired } = armed(everything)
    leave({ clientY: -1 })
    scrollTo(1000)
    vi.advanceTimersByTime(5000)
    expect(fired).toEqual(['exitIntent', 'scrollPercent', 'timeDelay'])
  })

  it('report their progress', () => {
    const { reached } = armed(everything)
    scrollTo(419)
    vi.advanceTimersByTime(4000)
    expect(reached).toEqual({ timeDelay: 4, scrollPercent: 42 })
  })

  it('remove all listeners and timers when stopped, and do not fire any more', () => {
    const listeners = countListeners()
    const { fired, stop } = armed(everything)
    expect(listeners()).toBeGreaterThan(0)
    stop()
    expect(listeners()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    scrollTo(1000)
    leave({ clientY: -1 })
    vi.advanceTimersByTime(60_000)
    expect(fired).toEqual([])
  })

  it('of one popup can be stopped without affecting another’s', () => {
    const [first, other] = [armed(everything), armed(everything)]
    first.stop()
    first.stop()
    leave({ clientY: -1 })
    expect([first.fired, other.fired]).toEqual([[], ['exitIntent']])
  })

  it('share one listener of each kind, of scrolling and of the pointer, between a hundred popups', () => {
    const settings: TriggerSettings = { scrollPercent: 50, exitIntent: true }
    const listeners = countListeners()
    const first = armed(settings)
    const alone = listeners()
    const others = Array.from({ length: 99 }, () => armed(settings))
    expect(listeners()).toBe(alone)
    for (const { stop } of [first, ...others]) stop()
    expect(listeners()).toBe(0)
  })

  it('fire even if another one throws', () => {
    vi.spyOn(console, 'warn').mockReturnValue()
    const failing = armed(everything, TRIGGERS, () => {
      throw new Error('of a popup')
    })
    const { fired } = armed(everything)
    leave({ clientY: -1 })
    expect([failing.fired, fired]).toEqual([['exitIntent'], ['exitIntent']])
  })

  it('ignore settings of unknown triggers', () => {
    const { reached, fired, stop } = armed({ constructor: 1, toString: 2, pagesVisited: 3 } as TriggerSettings)
    vi.advanceTimersByTime(60_000)
    expect(fired).toEqual([])
    expect(reached).toEqual({})
    expect(stop).not.toThrow()
  })
})

it('a trigger that fails to start is reported, and leaves the others of its popup armed', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const broken = (): Stop => {
    throw new Error('no such place')
  }
  const { fired } = armed({ scrollPixel: 5, exitIntent: true }, { ...TRIGGERS, scrollPixel: broken })
  leave({ clientY: -1 })
  expect([fired, warn.mock.calls.length]).toEqual([['exitIntent'], 1])
})
