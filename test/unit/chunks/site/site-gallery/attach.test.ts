// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { attach } from '../../../../../chunks/site/site-gallery'
import type { WispApi } from '../../../../../shared/page/model/api'
import type { Site } from '../../../../../shared/page/model/site'
import type { Stop } from '../../../../../shared/page/platform/dom'
import { countListeners } from '../../../../support/listeners'

const load = vi.fn<(name: string) => Promise<unknown>>()
const site = { server: '', consented: () => true, load } as unknown as Site
const stops: Stop[] = []
const failed: unknown[] = []
const hear = (event: Event): void => {
  event.preventDefault()
  failed.push((event as CustomEvent).detail.error)
}

const put = (html: string): HTMLElement[] => {
  document.body.innerHTML = html
  return [...document.querySelectorAll<HTMLElement>('a')]
}
const attachTo = (elements: Element[]): Stop[] => elements.map((element) => attach(element, site))
const api = (): WispApi['gallery'] => (window.wisp as unknown as WispApi | undefined)?.gallery
const gallery: NonNullable<WispApi['gallery']> = (selector, options) => {
  const remove = api()?.(selector, options) as Stop
  stops.push(remove)
  return remove
}
const focus = (link: Element): boolean => link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }))
const loads = (): string[] => load.mock.calls.map(([name]) => name)

beforeEach(() => {
  load.mockReset().mockReturnValue(new Promise(() => {}))
  failed.length = 0
  globalThis.addEventListener('wisp:error', hear)
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  globalThis.removeEventListener('wisp:error', hear)
  Reflect.deleteProperty(globalThis, 'wisp')
  document.body.innerHTML = ''
  vi.restoreAllMocks()
})

describe('the listeners of a page', () => {
  it('are as many for 500 links as for one, and none when the last link has left', () => {
    const count = countListeners()
    const links = put('<a href="/a.jpg">A</a>'.repeat(500))
    const [first, ...others] = attachTo(links) as [Stop, ...Stop[]]
    const few = count()
    expect(few).toBeGreaterThan(0)
    for (const stop of others) stop()
    expect(count()).toBe(few)
    first()
    expect(count()).toBe(0)
    stops.push(...attachTo(links))
    expect(count()).toBe(few)
    for (const stop of stops.splice(0)) stop()
    expect(count()).toBe(0)
  })

  it('stay as long as the page has a selector, also when all links that were found have left', () => {
    const count = countListeners()
    const [stop] = attachTo(put('<a href="/a.jpg">A</a>')) as [Stop]
    const remove = gallery('.works a')
    stop()
    const [link] = put('<p class="works"><a href="/page">A</a></p>') as [HTMLElement]
    focus(link)
    expect([loads(), link.ariaHasPopup ?? link.getAttribute('aria-haspopup')]).toEqual([
      ['site-gallery-window'],
      'dialog',
    ])
    remove()
    remove()
    expect(count()).toBe(0)
  })

  it('are moved behind those that the page has added meanwhile', () => {
    const [link] = put('<a href="/a.jpg">A</a>') as [HTMLElement]
    stops.push(...attachTo([link]))
    const hostHandler = (event: Event): void => event.preventDefault()
    document.addEventListener('click', hostHandler)
    link.click()
    expect(loads()).toEqual([])
    document.removeEventListener('click', hostHandler)
    link.click()
    expect(loads()).toEqual(['site-gallery-window'])
  })
})

describe('wisp.gallery', () => {
  const heard = (): (() => number) => {
    let times = 0
    const listener = (): void => {
      times++
    }
    globalThis.addEventListener('wisp:gallery', listener)
    stops.push(() => globalThis.removeEventListener('wisp:gallery', listener))
    return () => times
  }

  it('is there once a piece of the gallery is, and is announced once', () => {
    const times = heard()
    const links = put('<a href="/a.jpg">A</a><a href="/b.jpg">B</a>')
    for (const stop of attachTo(links)) stop()
    stops.push(...attachTo(links))
    expect([typeof api(), times()]).toEqual(['function', 1])
  })

  it('leaves a queue of calls that the page has made as it is, and the page can go on filling one', () => {
    const queue = [['open', 'one']]
    Object.assign(globalThis, { wisp: queue })
    stops.push(...attachTo(put('<a href="/a.jpg">A</a>')))
    expect(window.wisp).toBe(queue)
    expect([...queue]).toEqual([['open', 'one']])
    expect(typeof api()).toBe('function')
  })

  it('makes a queue where there is none, which is not taken for wisp.js', () => {
    stops.push(...attachTo(put('<a href="/a.jpg">A</a>')))
    expect(Array.isArray(window.wisp)).toBe(true)
    expect((window.wisp as unknown as WispApi).version).toBe(undefined)
  })

  it.each([
    ['a text', 'wisp'],
    ['an object that cannot change', Object.freeze({})],
  ])('is left out where the page has %s of that name, and links work', (_, value) => {
    Object.assign(globalThis, { wisp: value })
    const [link] = put('<a href="/a.jpg">A</a>') as [HTMLElement]
    stops.push(...attachTo([link]))
    expect([window.wisp, failed.length]).toEqual([value, 1])
    focus(link)
    expect(loads()).toHaveLength(1)
  })

  it('reports a selector that is none, once, and throws nothing', () => {
    stops.push(...attachTo(put('<a href="/a.jpg">A</a>')))
    const count = countListeners()
    const remove = gallery('a >')
    remove()
    expect([failed.length, count()]).toEqual([1, 0])
    expect(String(failed[0])).toContain('a >')
  })

  it('reads its options once, and reports those that cannot be read', () => {
    stops.push(...attachTo(put('<a href="/a.jpg">A</a>')))
    const options = Object.defineProperty({}, 'margin', {
      enumerable: true,
      get: () => {
        throw new Error('no')
      },
    })
    gallery('a', options)
    expect(failed.map(String)).toEqual(['Error: no'])
  })
})
