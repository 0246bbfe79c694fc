// @vitest-environment happy-dom
import fc from 'fast-check'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { OWN_QUERY } from '../../../../../chunks/stores/shopify/is-change'
import { watch } from '../../../../../chunks/stores/shopify/watch'
import type { Stop } from '../../../../../shared/page/platform/dom'
import { freshStore, reported } from '../page'

freshStore()

const stops: Stop[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** The resources that the browser lists, as the case says. */
const listing = () => {
  const listeners = new Set<(list: { getEntries(): { name: string }[] }) => void>()
  class Observer {
    constructor(private readonly tell: (list: { getEntries(): { name: string }[] }) => void) {}
    observe = (): unknown => listeners.add(this.tell)
    disconnect = (): unknown => listeners.delete(this.tell)
  }
  vi.stubGlobal('PerformanceObserver', Observer)
  return (...paths: string[]): void => {
    const entries = paths.map((path) => ({ name: new URL(path, location.href).href }))
    for (const tell of listeners) tell({ getEntries: () => entries })
  }
}

/** A request of which the case decides when it ends. */
class Xhr extends EventTarget {
  open(_method: string, _url: string): string {
    return 'opened'
  }
  end(): void {
    this.dispatchEvent(new Event('loadend'))
  }
}

const watching = (start = watch) => {
  const list = listing()
  vi.stubGlobal('XMLHttpRequest', class extends Xhr {})
  const changed = vi.fn()
  const stop = start(changed)
  stops.push(stop)
  return { changed, list, stop }
}
const answer = () => new Response('{}')
const turn = (): Promise<unknown> => vi.advanceTimersByTimeAsync(0)

describe('what changes the cart is noticed', () => {
  it.each<[title: string, ask: () => unknown]>([
    ['an address', () => fetch('/cart/add.js', { method: 'POST' })],
    ['an address of another language', () => fetch('/fr/cart/change?sections=a,b', { method: 'post' })],
    ['a URL', () => fetch(new URL('/cart/clear', location.href), { method: 'POST' })],
    ['a request', () => fetch(new Request(new URL('/cart/update.js', location.href), { method: 'POST' }))],
    [
      'a request with another method',
      () => fetch(new Request(new URL('/cart/add', location.href)), { method: 'POST' }),
    ],
  ])('by fetch with %s, once the answer is there', async (_, ask) => {
    let end = (_: Response): void => {}
    vi.stubGlobal('fetch', () => new Promise((resolve) => (end = resolve)))
    const { changed } = watching()
    ask()
    await turn()
    expect(changed).not.toHaveBeenCalled()
    end(answer())
    await turn()
    expect(changed).toHaveBeenCalledOnce()
  })

  it('by fetch that fails, as the store may have done its part', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')))
    const { changed } = watching()
    await expect(fetch('/cart/add.js', { method: 'POST' })).rejects.toThrow('offline')
    expect(changed).toHaveBeenCalledOnce()
  })

  it('by a theme that has kept fetch from before, once the browser lists the request', async () => {
    vi.stubGlobal('fetch', async () => answer())
    const earlyFetch = fetch
    const { changed, list } = watching()
    await earlyFetch('/cart/add.js', { method: 'POST' })
    expect(changed).not.toHaveBeenCalled()
    list('/assets/theme.js', '/cart/add.js')
    expect(changed).toHaveBeenCalledOnce()
  })

  it('by XMLHttpRequest, once it has ended', () => {
    const { changed } = watching()
    const xhr = new XMLHttpRequest() as unknown as Xhr
    expect(xhr.open('POST', '/cart/change.js')).toBe('opened')
    expect(changed).not.toHaveBeenCalled()
    xhr.end()
    expect(changed).toHaveBeenCalledOnce()
  })

  it.each<[title: string, promise: () => unknown]>([
    ['its promise is kept', () => Promise.resolve({})],
    ['its promise is broken', () => Promise.reject(new Error('422'))],
    ['it has none', () => undefined],
  ])("by the storefront's event: %s", async (_, makePromise) => {
    const promise = makePromise()
    const { changed } = watching()
    document.dispatchEvent(Object.assign(new Event('shopify:cart:lines-update', { bubbles: true }), { promise }))
    expect(changed).not.toHaveBeenCalled()
    await turn()
    expect(changed).toHaveBeenCalledOnce()
  })

  it.each([
    [true, 1],
    [false, 0],
  ])('by coming back to the page, from the cache: %s', (persisted, times) => {
    const { changed } = watching()
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
    expect(changed).toHaveBeenCalledTimes(times)
  })
})

describe('nothing else is', () => {
  it.each<[title: string, ask: () => unknown]>([
    ['reading the cart', () => fetch('/cart.js')],
    ['a GET', () => fetch('/cart/add.js?id=1')],
    ['another site', () => fetch('https://elsewhere.example/cart/add.js', { method: 'POST' })],
    ['our own addition', () => fetch(`/cart/add.js${OWN_QUERY}`, { method: 'POST' })],
    ['nonsense', () => fetch(Symbol('cart') as never, { method: 'POST' })],
  ])('%s', async (_, ask) => {
    vi.stubGlobal('fetch', async () => answer())
    const errors = reported()
    const { changed } = watching()
    await ask()
    await turn()
    expect([changed.mock.calls.length, errors]).toEqual([0, []])
  })

  it('our own addition in the list of the browser', () => {
    const { changed, list } = watching()
    list(`/cart/add.js${OWN_QUERY}`, '/cart.js')
    expect(changed).not.toHaveBeenCalled()
  })

  it('anything after the stop', async () => {
    vi.stubGlobal('fetch', async () => answer())
    const { changed, list, stop } = watching()
    const xhr = new XMLHttpRequest() as unknown as Xhr
    stop()
    await fetch('/cart/add.js', { method: 'POST' })
    xhr.open('POST', '/cart/add.js')
    xhr.end()
    list('/cart/add.js')
    document.dispatchEvent(new Event('shopify:cart:lines-update'))
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await turn()
    expect(changed).not.toHaveBeenCalled()
  })
})

describe("the page's requests", () => {
  it('get the same arguments, this, result and errors, whatever they are', async () => {
    const values = fc.oneof(
      fc.anything(),
      fc.constantFrom<unknown>('/cart/add.js', new URL('https://a.example/cart/add.js'), Symbol('x')),
      fc.record({ method: fc.constantFrom('POST', 'GET', 1, null), body: fc.string() }),
      fc.constant(
        Object.defineProperty({}, 'method', {
          get() {
            throw new Error('not yours')
          },
        }),
      ),
    )
    const results = fc.oneof(
      fc.anything().map((value) => ({ value })),
      fc.anything().map((reason) => ({ reason })),
      fc.anything().map((thrown) => ({ thrown })),
    )
    vi.spyOn(console, 'warn').mockReturnValue()
    await fc.assert(
      fc.asyncProperty(fc.array(values, { maxLength: 3 }), fc.anything(), results, async (args, self, outcome) => {
        const calls: unknown[][] = []
        const promise =
          'reason' in outcome ? Promise.reject(outcome.reason) : Promise.resolve('value' in outcome && outcome.value)
        promise.catch(() => {})
        vi.stubGlobal('fetch', function (this: unknown, ...callArgs: unknown[]) {
          calls.push([this, ...callArgs])
          if ('thrown' in outcome) throw outcome.thrown
          return promise
        })
        const { stop } = watching()
        const ours = { called: undefined as unknown }
        try {
          ours.called = Reflect.apply(fetch, self, args)
        } catch (thrown) {
          expect(outcome).toHaveProperty('thrown')
          ours.called = { thrown }
        }
        stop()
        if ('thrown' in outcome) expect((ours.called as { thrown: unknown }).thrown).toBe(outcome.thrown)
        else expect(ours.called).toBe(promise)
        expect(calls.length).toBe(1)
        const [[sameSelf, ...same] = []] = calls
        expect(same.length).toBe(args.length)
        expect(same.every((value, index) => Object.is(value, args[index]))).toBe(true)
        // A sloppy function would get an object for a primitive; this one is strict.
        expect(Object.is(sameSelf, self)).toBe(true)
      }),
      { numRuns: 100 },
    )
  })

  it('see a fetch with the same name, length, properties and source', () => {
    const original = Object.assign(
      async function fetch(_input: string, _init?: unknown) {
        return answer()
      },
      { polyfill: true },
    )
    vi.stubGlobal('fetch', original)
    watching()
    expect(fetch).not.toBe(original)
    expect([fetch.name, fetch.length, (fetch as never as typeof original).polyfill]).toEqual(['fetch', 2, true])
    expect(Function.prototype.toString.call(fetch)).toContain('function')
  })

  it('get their own functions back', () => {
    const original = async () => answer()
    vi.stubGlobal('fetch', original)
    const { open } = Xhr.prototype
    const { stop } = watching()
    stop()
    expect(fetch).toBe(original)
    expect(XMLHttpRequest.prototype.open).toBe(open)
  })

  it('survive a page that has no fetch', () => {
    vi.stubGlobal('fetch', undefined)
    const errors = reported()
    const { changed, list } = watching()
    list('/cart/add.js')
    expect(changed).toHaveBeenCalledOnce()
    expect(errors.length).toBe(1)
  })
})

describe('a page that wraps fetch after us', () => {
  // The chunk remembers for the life of the page that its hook is inside another.
  it('keeps its own fetch, is seen all the same, and by only one hook however often we start again', async () => {
    vi.resetModules()
    const { watch: start } = await import('../../../../../chunks/stores/shopify/watch')
    const original = vi.fn(async () => answer())
    vi.stubGlobal('fetch', original)
    const first = watching(start)
    const ours = fetch
    const theirs = vi.fn((...args: Parameters<typeof fetch>) => ours(...args))
    vi.stubGlobal('fetch', theirs)
    await fetch('/cart/add.js', { method: 'POST' })
    expect(first.changed).toHaveBeenCalledOnce()
    first.stop()
    expect(fetch).toBe(theirs)
    await fetch('/cart/add.js', { method: 'POST' })
    expect(first.changed).toHaveBeenCalledOnce()
    const second = watching(start)
    expect(fetch).toBe(theirs)
    await fetch('/cart/add.js', { method: 'POST' })
    expect([first.changed.mock.calls.length, second.changed.mock.calls.length]).toEqual([1, 1])
    expect(original).toHaveBeenCalledTimes(3)
    second.stop()
  })
})
