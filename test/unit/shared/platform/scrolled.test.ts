// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Stop } from '../../../../shared/platform/dom'
import { trusted } from '../../../support/trusted'

// This document has no layout, so nothing is in the middle of its window.
Object.assign(Object.getPrototypeOf(document), { elementsFromPoint: () => [] })

let stop: Stop = () => {}
let heard = 0

/** Begins to listen on a page of this kind, where nobody has done anything yet. */
const listen = async (type: NavigationTimingType, { top = 0, hash = '' } = {}): Promise<void> => {
  vi.resetModules()
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as unknown as PerformanceEntryList)
  vi.stubGlobal('scrollY', top)
  location.hash = hash
  const { scrolled } = await import('../../../../shared/platform/scrolled')
  stop = scrolled(() => heard++)
}
const looks = (): number => {
  heard = 0
  vi.advanceTimersByTime(300)
  return heard
}
const scrolls = (): number => {
  window.dispatchEvent(new Event('scroll'))
  return looks()
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('the visitor has scrolled', () => {
  it.each(['wheel', 'touchmove', 'pointerdown', 'keydown'])('for ten seconds after a %s', async (type) => {
    await listen('navigate')
    looks()
    expect(scrolls()).toBe(0)
    document.dispatchEvent(new Event(type, { bubbles: true }))
    expect(scrolls()).toBe(0)
    document.dispatchEvent(trusted(new Event(type, { bubbles: true })))
    expect(scrolls()).toBe(1)
    // A wheel or finger may be told of after what it has moved.
    document.dispatchEvent(trusted(new Event(type, { bubbles: true })))
    expect(looks()).toBe(/wheel|touch/.test(type) ? 1 : 0)
    vi.advanceTimersByTime(8_700)
    expect(scrolls()).toBe(1)
    vi.advanceTimersByTime(1_000)
    expect(scrolls()).toBe(0)
  })

  it.each<[where: string, type: NavigationTimingType, place: { top?: number; hash?: string }, looks: number]>([
    ['a new page stands', 'navigate', {}, 1],
    ['a script has put a new page', 'navigate', { top: 900 }, 0],
    ['the address points to', 'navigate', { top: 900, hash: '#prices' }, 1],
    ['the browser has left it at a reload', 'reload', { top: 900 }, 1],
    ['the visitor has come back to', 'back_forward', { top: 900 }, 1],
  ])('at first: where %s', async (_, type, place, count) => {
    await listen(type, place)
    expect(looks()).toBe(count)
    // A script's own.
    expect(scrolls()).toBe(0)
  })
})
