// @vitest-environment happy-dom

import { describe, expect, it, vi } from 'vitest'
import type { Stop } from '../../../../../shared/page/platform/dom'
import { countListeners } from '../../../../support/listeners'
import { trusted } from '../../../../support/trusted-event'
import { visit } from '../../../../support/visit'
import { armed, freshTriggers, load } from './armed'

freshTriggers()

const scrollTo = (y: number): void => {
  vi.stubGlobal('innerHeight', 600)
  vi.stubGlobal('scrollY', y)
  window.dispatchEvent(new Event('scroll'))
  vi.advanceTimersByTime(300)
}
const show = (visible: boolean): void => {
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get').mockReturnValue(!visible)
  document.dispatchEvent(trusted(new Event('visibilitychange')))
}
const click = (target: EventTarget): void => {
  target.dispatchEvent(trusted(new MouseEvent('click', { bubbles: true, composed: true })))
}

/** A finger of the visitor. */
const touch = (type: string, y: number, time: number): void => {
  const finger = { clientY: y }
  const event = Object.assign(new Event(type), {
    changedTouches: [finger],
    touches: type === 'touchend' ? [] : [finger],
  })
  vi.spyOn(event, 'timeStamp', 'get').mockReturnValue(time)
  document.dispatchEvent(trusted(event))
}

/** The page is scrolled to each of these places at its time. A finger on it moves by as much. */
const scroll = (track: [y: number, time: number][], finger?: true): void => {
  for (const [y, time] of track) {
    if (finger) touch('touchmove', -y, time)
    vi.stubGlobal('scrollY', y)
    const event = new Event('scroll')
    vi.spyOn(event, 'timeStamp', 'get').mockReturnValue(time)
    window.dispatchEvent(trusted(event))
  }
}

describe('exit intent on a phone', () => {
  // Scroll positions on a screen of 600 px, and the milliseconds at which they are reported.
  it.each<[title: string, track: [y: number, time: number][], fired: number]>([
    [
      'fires on a fast scroll up after reading down',
      [
        [900, 5000],
        [900, 9000],
        [700, 9100],
      ],
      1,
    ],
    [
      'not on a slow one',
      [
        [900, 5000],
        [900, 9000],
        [800, 9100],
      ],
      0,
    ],
    [
      'not on a fast one before a screen was read',
      [
        [500, 5000],
        [500, 9000],
        [100, 9100],
      ],
      0,
    ],
    [
      'not on fast scrolling down',
      [
        [900, 5000],
        [900, 9000],
        [1900, 9100],
      ],
      0,
    ],
    [
      'not on a jump after a long rest, which says nothing about speed',
      [
        [900, 5000],
        [0, 9000],
      ],
      0,
    ],
    [
      'not on a jump within a moment, which says nothing about speed',
      [
        [900, 5000],
        [900, 9000],
        [700, 9050],
      ],
      0,
    ],
    [
      'fires each time',
      [
        [900, 5000],
        [700, 5100],
        [1900, 5200],
        [1500, 5300],
      ],
      2,
    ],
  ])('%s', (_, track, fired) => {
    vi.stubGlobal('innerHeight', 600)
    const leave = armed('exitIntentMobile', true)
    scroll(track, true)
    expect(leave.fired()).toBe(fired)
  })

  // Scroll positions and times, while a finger moves the page and after it is lifted.
  it.each<[title: string, flick: [y: number, time: number][], track: [y: number, time: number][], fired: number]>([
    [
      'fires after a flick, while the page goes on by itself',
      [
        [1500, 9000],
        [1400, 9033],
        [1300, 9066],
      ],
      [
        [1000, 9200],
        [750, 9300],
      ],
      2,
    ],
    [
      'fires after several flicks, each of them slower than the page in the end',
      [
        [1500, 9000],
        [1450, 9050],
        [1400, 9100],
      ],
      [
        [1180, 9200],
        [990, 9300],
      ],
      2,
    ],
    [
      'not for a script after a swipe down the page',
      [
        [1400, 9000],
        [1500, 9050],
        [1600, 9100],
      ],
      [
        [1500, 9200],
        [1100, 9300],
        [500, 9400],
        [200, 9500],
      ],
      0,
    ],
    [
      'not for a script directly after a slow swipe up',
      [
        [1700, 9000],
        [1650, 9050],
        [1600, 9100],
      ],
      [
        [1550, 9200],
        [1300, 9300],
        [800, 9400],
        [500, 9500],
      ],
      0,
    ],
    [
      'not for a script that jumps while the page goes on by itself',
      [
        [1700, 9000],
        [1630, 9050],
        [1560, 9100],
      ],
      [
        [1450, 9200],
        [0, 9300],
      ],
      0,
    ],
    [
      'not for a script after a rest',
      [
        [1700, 9000],
        [1630, 9050],
        [1560, 9100],
      ],
      [
        [1420, 9200],
        [1400, 9800],
        [1200, 9900],
        [900, 10_000],
      ],
      0,
    ],
    [
      'not for a script under a finger that rests',
      [
        [1700, 9000],
        [1700, 9100],
        [1700, 9200],
      ],
      [
        [1400, 9300],
        [1000, 9400],
      ],
      0,
    ],
  ])('%s', (_, flick, track, fired) => {
    vi.stubGlobal('innerHeight', 600)
    const leave = armed('exitIntentMobile', true)
    scroll([[1700, 5000]])
    touch('touchstart', -(flick[0]?.[0] ?? 0), 8990)
    scroll(flick, true)
    const [y = 0, time = 0] = flick.at(-1) ?? []
    touch('touchend', -y, time)
    scroll(track)
    expect(leave.fired()).toBe(fired)
  })

  it('does not fire while two fingers zoom', () => {
    vi.stubGlobal('innerHeight', 600)
    const leave = armed('exitIntentMobile', true)
    scroll([[1700, 5000]])
    const fingers = { changedTouches: [{ clientY: 0 }], touches: [{ clientY: 0 }, { clientY: 0 }] }
    document.dispatchEvent(trusted(Object.assign(new Event('touchstart'), fingers)))
    document.dispatchEvent(trusted(Object.assign(new Event('touchmove'), fingers)))
    scroll([
      [1700, 9000],
      [1300, 9100],
    ])
    expect(leave.fired()).toBe(0)
  })

  it.each([
    ['by a script', undefined],
    ['by a tap on what leads back to the top', true],
  ] as const)('does not fire on a scroll up %s', (_, isTap) => {
    vi.stubGlobal('innerHeight', 600)
    const leave = armed('exitIntentMobile', true)
    scroll([[900, 5000]], true)
    if (isTap) for (const type of ['touchstart', 'touchend']) touch(type, 300, 8950)
    scroll([
      [900, 9000],
      [700, 9100],
    ])
    expect(leave.fired()).toBe(0)
  })

  it('fires on coming back to the tab, each time', () => {
    const leave = armed('exitIntentMobile', true)
    for (const visible of [false, true, false, true]) show(visible)
    expect(leave.fired()).toBe(2)
  })

  it('does not fire on leaving the tab', () => {
    const leave = armed('exitIntentMobile', true)
    show(false)
    expect(leave.fired()).toBe(0)
  })

  it('does not fire in a tab that was opened in the background', () => {
    vi.spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get').mockReturnValue(true)
    const leave = armed('exitIntentMobile', true)
    show(true)
    expect(leave.fired()).toBe(0)
  })

  it('does nothing on a desktop', async () => {
    await load({ mobile: false })
    const listeners = countListeners()
    armed('exitIntentMobile', true)
    expect(listeners()).toBe(0)
  })
})

describe('time across the session', () => {
  it.each<[title: string, passed: number, needed: number, wait: number, fired: number]>([
    ['waits for the rest of it', 30, 45, 14_999, 0],
    ['fires when it has passed', 30, 45, 15_000, 1],
    ['fires at once if it has passed on earlier pages', 60, 45, 0, 1],
    ['starts again in a new session', 0, 45, 45_000, 1],
    ['is not missed by fractions', 0.1, 0.3, 200, 1],
  ])('%s', async (_, passed, needed, wait, fired) => {
    await load({ now: () => 1_000_000, trail: () => ({ ...visit, session: 1_000_000 - passed * 1000 }) })
    const delay = armed('sessionDelay', needed)
    vi.advanceTimersByTime(wait)
    expect(delay.fired()).toBe(fired)
  })

  it('reports progress on the way, so that the popup can be fetched', async () => {
    await load({ now: () => 130_000, trail: () => ({ ...visit, session: 100_000 }) })
    const delay = armed('sessionDelay', 40)
    vi.advanceTimersByTime(8000)
    expect(delay.reports).toEqual([38])
  })
})

describe('scroll position', () => {
  it('fires at its pixel, checked every 300 ms', () => {
    const scroll = armed('scrollPixel', 500)
    scrollTo(499)
    expect(scroll.fired()).toBe(0)
    scrollTo(500)
    expect(scroll.fired()).toBe(1)
  })
})

describe('page clicks', () => {
  /** A click counts once its handlers have run. */
  const handled = () => vi.advanceTimersByTime(0)

  it('counts clicks anywhere on the page, from when it was armed', () => {
    click(document.body)
    const clicks = armed('pageClicks', 3)
    document.body.innerHTML = '<p><b>Here</b></p>'
    for (const target of [document.body, document.documentElement]) click(target)
    handled()
    expect(clicks.fired()).toBe(0)
    click(document.querySelector('b') as Element)
    handled()
    expect(clicks.fired()).toBe(1)
  })

  it('counts a click whose event the page stops', () => {
    const clicks = armed('pageClicks', 1)
    document.body.innerHTML = '<button></button>'
    const button = document.querySelector('button') as Element
    button.addEventListener('click', (event) => event.stopPropagation())
    click(button)
    handled()
    expect(clicks.fired()).toBe(1)
  })

  it('does not count clicks in a popup', () => {
    const clicks = armed('pageClicks', 1)
    const popup = document.createElement('wisp-popup')
    document.documentElement.append(popup)
    click(popup)
    popup.remove()
    handled()
    expect(clicks.fired()).toBe(0)
  })
})

describe('pages visited in the session', () => {
  it.each([
    [2, 3, 0],
    [3, 3, 1],
    [4, 3, 1],
  ])('on page %i of %i: fires %i times', async (pages, needed, fired) => {
    await load({ trail: () => ({ ...visit, visited: Array(pages).fill('1 /') }) })
    const visited = armed('pagesVisited', needed)
    vi.runAllTimers()
    expect(visited.fired()).toBe(fired)
  })
})

describe('inactivity', () => {
  it('fires after its seconds without activity', () => {
    const idle = armed('inactivity', 5)
    vi.advanceTimersByTime(4999)
    expect(idle.fired()).toBe(0)
    vi.advanceTimersByTime(1)
    expect(idle.fired()).toBe(1)
  })

  it.each(['pointermove', 'pointerdown', 'touchmove', 'keydown', 'wheel'])('%s is activity', (type) => {
    const idle = armed('inactivity', 5)
    vi.advanceTimersByTime(4500)
    document.dispatchEvent(trusted(new Event(type)))
    vi.advanceTimersByTime(4500)
    expect(idle.fired()).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(idle.fired()).toBe(1)
  })

  it('what scripts and the page itself do is none: a carousel that scrolls, pointer events that are made', () => {
    const idle = armed('inactivity', 5)
    for (let second = 0; second < 5; second++) {
      for (const type of ['scroll', 'pointermove', 'wheel', 'keydown']) document.dispatchEvent(new Event(type))
      vi.advanceTimersByTime(1000)
    }
    expect(idle.fired()).toBe(1)
  })

  it('fires again after new activity and another pause', () => {
    const idle = armed('inactivity', 5)
    vi.advanceTimersByTime(60_000)
    document.dispatchEvent(trusted(new Event('keydown')))
    vi.advanceTimersByTime(60_000)
    expect(idle.fired()).toBe(2)
  })

  it('does not count time in another tab, and starts again on coming back', () => {
    const idle = armed('inactivity', 5)
    show(false)
    vi.advanceTimersByTime(60_000)
    show(true)
    vi.advanceTimersByTime(4000)
    expect(idle.fired()).toBe(0)
    vi.advanceTimersByTime(1000)
    expect(idle.fired()).toBe(1)
  })

  it('starts again on a page that was frozen, or kept in the back-forward cache', () => {
    const idle = armed('inactivity', 5)
    vi.setSystemTime(Date.now() + 3_600_000)
    show(true)
    vi.advanceTimersByTime(4000)
    expect(idle.fired()).toBe(0)
  })
})

describe('the triggers of the chunk', () => {
  const everything: [string, unknown][] = [
    ['exitIntentMobile', true],
    ['exitIntentMobile', 'back'],
    ['sessionDelay', 5],
    ['scrollPixel', 500],
    ['pageClicks', 3],
    ['pagesVisited', 3],
    ['inactivity', 5],
    ['cart', { event: 'added_product' }],
    ['place', 'popup00000001'],
  ]
  const armAll = (): Stop[] => everything.map(([name, setting]) => armed(name, setting).stop)

  it('remove all listeners and timers when stopped, and report nothing more', () => {
    const listeners = countListeners()
    const all = everything.map(([name, setting]) => armed(name, setting))
    expect(listeners()).toBeGreaterThan(0)
    scrollTo(900)
    for (const { stop } of all) stop()
    expect(listeners()).toBe(0)
    expect(vi.getTimerCount()).toBe(0)
    const counts = all.map((trigger) => trigger.reports.length)
    scrollTo(0)
    click(document.body)
    show(false)
    show(true)
    vi.advanceTimersByTime(60_000)
    expect(all.map((trigger) => trigger.reports.length)).toEqual(counts)
  })

  it('share one listener of each kind between a hundred popups', () => {
    const listeners = countListeners()
    armAll()
    const alone = listeners()
    for (let more = 1; more < 100; more++) armAll()
    expect(listeners()).toBe(alone)
  })
})
