// @vitest-environment happy-dom

import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach } from '../../../../../chunks/site/site-popup'
import { arm } from '../../../../../chunks/site/site-popup-triggers'
import type { Site } from '../../../../../shared/page/model/site'
import type { Stop } from '../../../../../shared/page/platform/dom'
import { writeCookie } from '../../../../../shared/page/storage/storage'
import { nameOwnPart } from '../../../../support/owner-part'
import { trusted } from '../../../../support/trusted-event'

/** The popups that are open, and the chunks that were loaded, in order. */
let openings: string[] = []
let loaded: string[] = []
let closes = new Map<string, Stop>()
const stops: Stop[] = []

/** The chunks, as far as this one can tell. */
const window = {
  createWindow: ({ id }: HTMLElement, _: string, closed: Stop) => ({
    open(trigger: string) {
      openings.push(`${id} ${trigger}`)
      closes.set(id, closed)
      return true
    },
    close: () => closes.get(id)?.(),
    remove() {},
  }),
}
const look = { lookOf: async () => 'effect-fade' }

/** A promise of a chunk that has come already, so that time begins at once. */
const there = <T>(chunk: unknown): Promise<T> =>
  ({
    // biome-ignore lint/suspicious/noThenProperty: it stands for a promise.
    then(use: (chunk: unknown) => void) {
      use(chunk)
      return Promise.resolve()
    },
  }) as unknown as Promise<T>

const siteOf = (consented = true, load?: Site['load']): Site => ({
  server: 'https://popups.example',
  consented: () => consented,
  load: (name) => {
    if (name === 'site-popup-triggers') return there({ arm })
    loaded.push(name)
    return load?.(name) ?? Promise.resolve({ ...window, ...look } as never)
  },
})

/** Ids are new in each case, because a popup that was shown stays in memory. */
let number = 0
const popupOf = (attributes: string): HTMLElement => {
  const id = `p${++number}`
  const holder = document.createElement('div')
  holder.innerHTML = `<div id="${id}" data-wisp-popup="${id}" ${attributes}></div>`
  document.body.append(holder)
  return holder.firstElementChild as HTMLElement
}
const start = (attributes: string, site = siteOf()): string => {
  const element = popupOf(attributes)
  stops.push(attach(element, site))
  return element.id
}
const passes = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const leave = (init: MouseEventInit = { clientY: -1 }) => {
  document.dispatchEvent(trusted(new MouseEvent('mouseout', init)))
  return passes(0)
}
const scrollTo = (top: number, height = 2000): void => {
  const root = document.documentElement
  vi.spyOn(root, 'scrollHeight', 'get').mockReturnValue(height)
  vi.spyOn(root, 'clientHeight', 'get').mockReturnValue(1000)
  vi.stubGlobal('scrollY', top)
  globalThis.dispatchEvent(new Event('scroll'))
}

let unname: Stop = () => {}

beforeEach(() => {
  vi.useFakeTimers()
  unname = nameOwnPart()
  openings = []
  loaded = []
  closes = new Map()
})
afterEach(() => {
  unname()
  for (const stop of stops.splice(0)) stop()
  document.body.replaceChildren()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('a timed popup', () => {
  it.each([
    [3_999, false],
    [4_000, true],
  ])('on leaving after %d ms: %s', async (ms, shows) => {
    const id = start('data-trigger="exit"')
    await passes(ms)
    await leave()
    expect(openings).toEqual(shows ? [`${id} exit`] : [])
  })

  it.each([
    ['a person', 'shop.company', false, 'Mozilla/5.0', true],
    ['a browser that a program drives', 'shop.company', true, 'Mozilla/5.0', false],
    ['a program that names itself', 'shop.company', false, 'Mozilla/5.0 (compatible; Googlebot/2.1)', false],
    ['a test of the owner’s own', 'localhost', true, 'HeadlessChrome', true],
  ])('by itself for %s on %s: driven %s, %s, %s', async (_, host, driven, agent, shows) => {
    vi.spyOn(location, 'hostname', 'get').mockReturnValue(host)
    vi.spyOn(navigator, 'webdriver', 'get').mockReturnValue(driven)
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent)
    const id = start('data-trigger="delay" data-delay="1"')
    await passes(1_000)
    expect(openings).toEqual(shows ? [`${id} delay`] : [])
  })

  it('takes a pointer that goes into a frame or a list, or leaves by a side, for no exit', async () => {
    const id = start('data-trigger="exit"')
    await passes(5_000)
    await leave({ clientY: -1, relatedTarget: document.body })
    await leave({ clientX: -1, clientY: 300 })
    expect(openings).toEqual([])
    await leave()
    expect(openings).toEqual([`${id} exit`])
  })

  it('after its delay, which begins when it is found', async () => {
    const id = start('data-trigger="delay" data-delay="2.5"')
    await passes(2_499)
    expect([openings, loaded]).toEqual([[], []])
    await passes(1)
    expect(openings).toEqual([`${id} delay`])
    expect(loaded).toEqual(['site-popup-window', 'site-popup-look', 'busy'])
  })

  it('at a depth, in per cent of what can be scrolled, looked at every 300 ms', async () => {
    scrollTo(0)
    const id = start('data-trigger="scroll" data-scroll="50"')
    await passes(300)
    scrollTo(498)
    await passes(300)
    expect(openings).toEqual([])
    scrollTo(499)
    await passes(299)
    expect(openings).toEqual([])
    await passes(1)
    expect(openings).toEqual([`${id} scroll`])
  })

  it('on a page too short to be scrolled counts as at its end', async () => {
    scrollTo(0, 1000)
    const id = start('data-trigger="scroll" data-scroll="100"')
    await passes(300)
    expect(openings).toEqual([`${id} scroll`])
  })

  it('opens by the first of its triggers, and not again by another', async () => {
    const id = start('data-trigger="exit delay" data-delay="6"')
    await passes(5_000)
    await leave()
    closes.get(id)?.()
    await passes(5_000)
    await leave()
    expect(openings).toEqual([`${id} exit`])
  })

  it('without a known trigger opens by nothing', async () => {
    start('data-trigger="constructor hover"')
    start('')
    await passes(60_000)
    await leave()
    expect(openings).toEqual([])
  })

  it('leaves no listener and no timer behind', async () => {
    start('data-trigger="exit delay scroll"')
    for (const stop of stops.splice(0)) stop()
    expect(vi.getTimerCount()).toBe(0)
    await passes(9_000)
    await leave()
    expect(openings).toEqual([])
  })

  it('taken away while its window is fetched does not open', async () => {
    let arrive = (_: unknown): void => {}
    const coming = new Promise((resolve) => {
      arrive = resolve
    })
    start(
      'data-trigger="delay" data-delay="0"',
      siteOf(true, <T>() => coming as Promise<T>),
    )
    await passes(0)
    for (const stop of stops.splice(0)) stop()
    arrive({ ...window, ...look })
    await passes(1_000)
    expect(openings).toEqual([])
  })
})

describe('a popup that was shown', () => {
  /** Attaches the same popup on the next page, or in another tab. */
  const again = async (id: string, attributes: string, site = siteOf()) => {
    const before = openings.length
    const element = popupOf(attributes)
    element.dataset.wispPopup = id
    stops.push(attach(element, site))
    await passes(10)
    closes.get(element.id)?.()
    return openings.length > before
  }

  it.each([
    ['1', 86_400_000],
    ['0.5', 43_200_000],
    ['1.1', 1_000],
  ])('for %s days rests for %d ms', async (days, ms) => {
    const attributes = `data-trigger="delay" data-delay="0" data-cookie-days="${days}"`
    const id = start(attributes)
    await passes(0)
    expect(openings).toHaveLength(1)
    closes.get(id)?.()
    expect(document.cookie).toContain(`wisp_popup_${id}=1`)
    await passes(ms - 100)
    expect(await again(id, attributes)).toBe(false)
    await passes(100)
    expect(await again(id, attributes)).toBe(true)
  })

  it.each(['', '0', 'x'])('for "%s" days rests until the browser is closed', async (days) => {
    const cookie = vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'set')
    const id = start(`data-trigger="delay" data-delay="0" data-cookie-days="${days}"`)
    await passes(0)
    expect(cookie.mock.calls).toEqual([[`wisp_popup_${id}=1;samesite=lax;path=/;max-age=`]])
  })

  it('is remembered without a cookie where none may be kept', async () => {
    const cookie = vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'set')
    const attributes = 'data-trigger="delay" data-delay="0" data-cookie-days="1"'
    const id = start(attributes, siteOf(false))
    await passes(0)
    closes.get(id)?.()
    expect(await again(id, attributes, siteOf(false))).toBe(false)
    expect(cookie).not.toHaveBeenCalled()
  })

  it('by another tab meanwhile stays away, also if that was while it waited', async () => {
    const hidden = vi.spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get').mockReturnValue(true)
    const id = start('data-trigger="delay" data-delay="0" data-cookie-days="1"')
    await passes(600)
    writeCookie(`wisp_popup_${id}=1`, 0)
    hidden.mockReturnValue(false)
    await passes(600)
    expect(openings).toEqual([])
  })

  it('has a cookie of a harmless name, whatever its id', async () => {
    const cookie = vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'set')
    const element = popupOf('data-trigger="delay" data-delay="0"')
    element.dataset.wispPopup = 'a=b; c'
    stops.push(attach(element, siteOf()))
    await passes(0)
    expect(cookie.mock.calls).toEqual([['wisp_popup_a%3Db%3B%20c=1;samesite=lax;path=/;max-age=']])
  })
})

describe('several popups', () => {
  it('show one at a time, in the order in which they fired, in any order of closing', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uniqueArray(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 }),
        async (delays) => {
          openings = []
          const ids = delays.map((delay) => [delay, start(`data-trigger="delay" data-delay="${delay}"`)] as const)
          const expected = [...ids].sort(([delay], [other]) => delay - other).map(([, id]) => `${id} delay`)
          await passes(10_000)
          for (const [index, name] of expected.entries()) {
            expect(openings).toEqual(expected.slice(0, index + 1))
            closes.get(name.replace(' delay', ''))?.()
            await passes(0)
          }
          for (const stop of stops.splice(0)) stop()
        },
      ),
      { numRuns: 20 },
    )
  })

  it('are not held up by one whose chunks do not come', async () => {
    const failed: unknown[] = []
    const listener = (event: Event): void => {
      event.preventDefault()
      failed.push((event as CustomEvent).detail.error)
    }
    globalThis.addEventListener('wisp:error', listener)
    start(
      'data-trigger="delay" data-delay="1"',
      siteOf(true, () => Promise.reject('blocked')),
    )
    const id = start('data-trigger="delay" data-delay="2"')
    await passes(3_000)
    globalThis.removeEventListener('wisp:error', listener)
    expect([openings, failed]).toEqual([[`${id} delay`], ['blocked']])
  })

  it('do not wait for one that leaves the page while it is shown', async () => {
    start('data-trigger="delay" data-delay="1"')
    const second = start('data-trigger="delay" data-delay="2"')
    await passes(3_000)
    expect(openings).toHaveLength(1)
    stops.shift()?.()
    expect(openings.at(-1)).toBe(`${second} delay`)
  })
})

describe('a press on an element that names the popup', () => {
  const press = async (attributes: string, init: MouseEventInit = {}) => {
    const button = document.createElement('button')
    button.dataset.wispOpen = attributes
    const label = document.createElement('b')
    button.append(label)
    document.body.append(button)
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init })
    label.dispatchEvent(event)
    await passes(0)
    return event.defaultPrevented
  }

  it('opens it whether it was shown or not, and in place of another', async () => {
    const first = start('data-trigger="delay" data-delay="0"')
    const second = start('')
    await passes(0)
    expect(await press(second)).toBe(true)
    expect(openings).toEqual([`${first} delay`, `${second} `])
    closes.get(second)?.()
    await press(first)
    expect(openings.at(-1)).toBe(`${first} `)
  })

  it('opens nothing with a key that asks for a new tab, or for another popup', async () => {
    const id = start('')
    expect([await press(id, { ctrlKey: true }), await press(id, { metaKey: true }), await press('other')]).toEqual([
      ...[false, false, false],
    ])
    expect(openings).toEqual([])
  })
})
