// @vitest-environment happy-dom
import * as v from 'valibot'
import { describe, expect, it, vi } from 'vitest'
import type { Adapter, StoreFacts } from '../../../../../chunks/stores/store/adapter'
import { createStore } from '../../../../../chunks/stores/store/create-store'
import type { Popups } from '../../../../../shared/page/model/popups'
import { signals } from '../../../../../shared/page/platform/signals'
import { createStorage } from '../../../../../shared/page/storage/storage'
import type { Cart, CartAnnouncement } from '../../../../../shared/page/visit/cart'
import { RecommendationForm } from '../../../../../shared/wire/server/products'
import { fieldsOf, freshStore, pageOf, reported, settled } from '../page'

freshStore()

const cartOf = (...variants: string[]): Cart => ({
  count: variants.length,
  value: variants.length * 100,
  currency: 'EUR',
  lines: variants.map((variant) => ({ product: `p${variant}`, variant, quantity: 1, price: 100 })),
})
const none = { popups: signals.signal([]) } as unknown as Popups
const withTrigger = {
  popups: signals.signal([{ campaign: { parts: [], triggers: { cart: {} } } }]),
} as unknown as Popups

interface StoreSettings extends Partial<Adapter> {
  page?: Parameters<typeof pageOf>[0]
}

/** A store of which the case changes the cart. */
const storeOf = ({ page: settings, ...adapter }: StoreSettings = {}) => {
  const state = { cart: cartOf(), reads: 0, watchers: new Set<() => void>() }
  const reports: StoreFacts[] = []
  let decide = (_: boolean): void => {}
  const { requests, page } = pageOf(settings)
  const adapted: Adapter = {
    name: 'shopify',
    async cart() {
      state.reads++
      return state.cart
    },
    watch(changed) {
      state.watchers.add(changed)
      return () => state.watchers.delete(changed)
    },
    add: async () => true,
    customer: () => '',
    product: () => undefined,
    consent(isAllowed) {
      decide = isAllowed
      return () => {}
    },
    offers: () => [],
    tell: (_, facts) => reports.push(facts),
    total: ({ value }) => `${value}`,
    cartUrl: () => '/cart',
    imageAt: (address) => address,
    ...adapter,
  }
  const { store, run } = createStore(adapted, page)
  vi.stubGlobal('wisp', { consent: vi.fn((yes: boolean) => page.storage.allow(yes)) })
  const heard: CartAnnouncement[] = []
  const listen = ({ detail }: Event & { detail?: CartAnnouncement }): unknown => detail && heard.push(detail)
  window.addEventListener('wisp:cart', listen)
  return {
    requests,
    heard,
    page,
    run,
    state,
    store,
    reports,
    consent: (isAllowed: boolean): void => decide(isAllowed),
    /** The announcements: of each the variants, and `own` or `remembered`. */
    announced: () =>
      heard.map(({ lines, own, remembered }) =>
        [lines.map(({ variant }) => variant).join(), own && 'own', remembered && 'remembered']
          .filter(Boolean)
          .join(' '),
      ),
    change(...variants: string[]) {
      state.cart = cartOf(...variants)
      for (const changed of state.watchers) changed()
    },
    end: () => window.removeEventListener('wisp:cart', listen),
  }
}

describe('the cart', () => {
  it('is neither read nor watched while no popup asks for it', async () => {
    const { announced, end, run, state } = storeOf()
    const stop = run(none)
    await settled()
    expect([state.reads, state.watchers.size, announced()]).toEqual([0, 0, []])
    stop()
    end()
  })

  it('is read once for many changes, and announced only if it has changed', async () => {
    const { announced, change, end, run, state } = storeOf()
    const stop = run(withTrigger)
    await settled()
    for (let time = 0; time < 5; time++) change('a')
    await settled()
    expect([state.reads, announced()]).toEqual([2, ['', 'a']])
    change('a')
    await settled()
    expect([state.reads, announced()]).toEqual([3, ['', 'a']])
    stop()
    change('b')
    await settled()
    expect(state.reads).toBe(3)
    end()
  })

  it('goes on after a read that failed', async () => {
    const errors = reported()
    const cart = vi
      .fn<() => Promise<Cart>>()
      .mockRejectedValueOnce(new Error('Cart Error: HTML'))
      .mockResolvedValue(cartOf('a'))
    const { announced, change, end, store } = storeOf({ cart })
    expect(await store.cart()).toBeUndefined()
    change('a')
    await settled()
    expect([announced(), errors, await store.cart()]).toEqual([['a'], ['Error: Cart Error: HTML'], cartOf('a')])
    end()
  })

  it('survives an adapter that cannot watch', async () => {
    const errors = reported()
    const { end, store } = storeOf({
      watch() {
        throw new Error('no browser')
      },
    })
    expect(await store.cart()).toEqual(cartOf())
    expect(errors).toEqual(['Error: no browser'])
    end()
  })

  it('is watched again after the popups were asked for again, and its change meanwhile is noticed', async () => {
    const { announced, change, end, run, state } = storeOf()
    run(withTrigger)()
    await settled()
    state.cart = cartOf('a')
    const stop = run(withTrigger)
    await settled()
    change('a', 'b')
    await settled()
    expect([announced(), state.watchers.size]).toEqual([['', 'a', 'a,b'], 1])
    stop()
    expect(state.watchers.size).toBe(0)
    end()
  })

  it('is read once more when the tab is seen again, only while it is watched', async () => {
    const { announced, end, run, state } = storeOf()
    const turn = async (hidden: boolean): Promise<void> => {
      vi.spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get').mockReturnValue(hidden)
      document.dispatchEvent(new Event('visibilitychange'))
      await settled()
    }
    const idle = run(none)
    await turn(true)
    await turn(false)
    expect(state.reads).toBe(0)
    idle()
    const stop = run(withTrigger)
    await settled()
    state.cart = cartOf('a')
    await turn(true)
    expect(state.reads).toBe(1)
    await turn(false)
    expect([state.reads, announced()]).toEqual([2, ['', 'a']])
    stop()
    await turn(true)
    await turn(false)
    expect(state.reads).toBe(2)
    end()
  })

  it('is announced again to who asks late', async () => {
    const { announced, change, end, run } = storeOf()
    const stop = run(none)
    window.dispatchEvent(new Event('wisp:cart-wanted'))
    await settled()
    change('a')
    await settled()
    window.dispatchEvent(new Event('wisp:cart-wanted'))
    expect(announced()).toEqual(['', 'a', 'a own'])
    stop()
    end()
  })
})

/** Stores a cart as the page before has left it. */
const leave = (...variants: string[]): void => {
  const storage = createStorage(true)
  storage.set('cart', cartOf(...variants))
  storage.set('store', fieldsOf('', '1', '100', 'a', 'pa', 'p9'))
  storage.flush()
}

describe('the cart of the page before', () => {
  it('is what the first cart is compared with', async () => {
    leave('a')
    const { announced, end, run, state } = storeOf()
    state.cart = cartOf('a', 'b')
    const stop = run(withTrigger)
    await settled()
    expect(announced()).toEqual(['a own remembered', 'a,b'])
    stop()
    end()
  })

  it.each<[title: string, stored: unknown]>([
    ['no object', 'cart'],
    ['no cart', {}],
    ['no list of lines', { ...cartOf(), lines: 3 }],
    ['lines of any kind', { ...cartOf(), lines: [null, { product: { toString: 1 }, quantity: -1 }] }],
  ])('may be %s if another script has written it', async (_, stored) => {
    const storage = createStorage(true)
    storage.set('cart', stored as Cart)
    storage.set('recent.shopify', [{ toString: 1 }] as never)
    storage.flush()
    const errors = reported()
    const { announced, end, page, run, state } = storeOf({ product: () => looked })
    state.cart = cartOf('a')
    const stop = run(withTrigger)
    await settled()
    expect([announced().at(-1), page.storage.get('recent.shopify'), errors]).toEqual(['a', ['p7'], []])
    stop()
    end()
  })

  it('is compared also if consent comes later', async () => {
    leave('a')
    const { announced, consent, end, run, state } = storeOf({ page: { allowed: false, consent: 'store' } })
    state.cart = cartOf('a', 'b')
    const stop = run(withTrigger)
    await settled()
    expect(announced()).toEqual(['a,b'])
    consent(true)
    expect(announced()).toEqual(['a,b', 'a own remembered', 'a,b'])
    stop()
    end()
  })

  it('answers a text that is drawn before the cart was read', () => {
    leave('a')
    const { announced, end, run } = storeOf()
    const stop = run(none)
    window.dispatchEvent(new Event('wisp:cart-wanted'))
    expect(announced()).toEqual(['a own remembered'])
    stop()
    end()
  })

  it('stays in the next display request while this page has not read its own', async () => {
    leave('a')
    const { end, page, run, state, store } = storeOf({ product: () => ({ id: 'p7', name: '', category: '' }) })
    const stop = run(none)
    await settled()
    expect(page.storage.get('store')).toBe(fieldsOf('', '1', '100', 'a', 'pa', 'p7'))
    state.cart = cartOf('b', 'c')
    await store.cart()
    expect(page.storage.get('store')).toBe(fieldsOf('', '2', '200', 'b,c', 'pb,pc', 'p7'))
    stop()
    end()
  })
})

const item = { product: 'pa', variant: 'a', quantity: 1 }

describe('adding', () => {
  it.each<[title: string, settings: StoreSettings, holds: string[], result: string]>([
    ['is done', {}, ['a'], 'added'],
    ['is refused, and the cart holds it', { add: async () => false }, ['a'], 'in-cart'],
    ['is refused, and the cart does not', { add: async () => false }, ['b'], 'sold-out'],
    [
      'is refused, and the cart cannot be read',
      { add: async () => false, cart: () => Promise.reject(0) },
      [],
      'failed',
    ],
    ['fails', { add: () => Promise.reject(new Error('offline')) }, [], 'failed'],
    ['is done, though the cart cannot be read', { cart: () => Promise.reject(0) }, [], 'added'],
  ])('%s', async (_, settings, holds, result) => {
    reported()
    const { end, state, store } = storeOf(settings)
    state.cart = cartOf(...holds)
    expect(await store.add([item])).toBe(result)
    end()
  })

  it.each([
    ['while the items are on their way', 0],
    ['and is answered after them', 1],
  ])('is our own doing also in a cart that is read for another reason %s', async (_, late) => {
    let answered = (_: boolean): void => {}
    let release = (): void => {}
    const { announced, change, end, run, state, store } = storeOf({
      add: () => new Promise((resolve) => (answered = resolve)),
      async cart() {
        if (++state.reads === 2 && late) await new Promise<void>((resolve) => (release = resolve))
        return state.cart
      },
    })
    const stop = run(withTrigger)
    await settled()
    if (late) change()
    await settled()
    const adding = store.add([item])
    change('a')
    await settled()
    release()
    answered(true)
    await adding
    expect(announced()).toEqual(['', 'a own'])
    stop()
    end()
  })

  it('is done soon, though the cart takes long to be read', async () => {
    const { end, store } = storeOf({ cart: () => new Promise(() => {}) })
    const added = vi.fn()
    void store.add([item]).then(added)
    await vi.advanceTimersByTimeAsync(2_000)
    expect(added).toHaveBeenCalledWith('added')
    end()
  })

  it('announces the cart as changed by ourselves', async () => {
    const { announced, end, state, store } = storeOf()
    await store.cart()
    state.cart = cartOf('a')
    await store.add([item])
    expect(announced()).toEqual(['', 'a own'])
    end()
  })
})

const looked = { id: 'p7', name: 'Mug', category: 'Mugs' }

describe('consent of the store', () => {
  const waiting = () =>
    storeOf({ page: { allowed: false, consent: 'store' }, product: () => looked, customer: () => '5' })

  it('comes before anything is stored or told', async () => {
    const { requests, consent, end, page, run, store, reports } = waiting()
    const stop = run(withTrigger)
    await settled()
    expect([await store.thresholds(), reports, requests, localStorage.length]).toEqual([[], [], [], 0])
    consent(true)
    await settled()
    page.storage.flush()
    expect(reports).toEqual([{ customer: '5', looked, cart: cartOf() }])
    expect(Object.keys(localStorage).sort()).toEqual([
      'wisp.cart',
      'wisp.customer',
      'wisp.recent.shopify',
      'wisp.store',
    ])
    stop()
    end()
  })

  it('can be withdrawn, after which nothing is stored or told any more', async () => {
    const { change, consent, end, page, run, reports } = waiting()
    const stop = run(withTrigger)
    consent(true)
    await settled()
    consent(false)
    change('a')
    await settled()
    page.storage.flush()
    expect([reports.length, localStorage.length]).toEqual([1, 0])
    stop()
    end()
  })

  it('is passed on when it changes, and a no once even if nothing was allowed', () => {
    const { consent, end, run } = waiting()
    const stop = run(none)
    for (const isAllowed of [false, false, true, true, false, false, true]) consent(isAllowed)
    const { wisp } = window as unknown as { wisp: { consent: ReturnType<typeof vi.fn> } }
    expect(wisp.consent.mock.calls.flat()).toEqual([false, true, false, true])
    stop()
    end()
  })

  it('is not asked for in another mode', async () => {
    const consent = vi.fn(() => () => {})
    const { end, run } = storeOf({ consent })
    run(none)()
    expect(consent).not.toHaveBeenCalled()
    end()
  })
})

describe('what is told', () => {
  it('waits for the customer, and is told once for the same facts', async () => {
    let answer = (_: string): void => {}
    const { change, end, run, reports } = storeOf({
      product: () => looked,
      customer: () => new Promise<string>((resolve) => (answer = resolve)),
    })
    const stop = run(withTrigger)
    await settled()
    expect(reports).toEqual([])
    answer('5')
    await settled()
    change()
    await settled()
    change('a')
    await settled()
    expect(reports).toEqual([
      { customer: '5', looked, cart: cartOf() },
      { customer: '5', looked, cart: cartOf('a') },
    ])
    stop()
    end()
  })

  it('has no customer if the store cannot say', async () => {
    const errors = reported()
    const { end, run, reports } = storeOf({
      product: () => looked,
      customer: () => Promise.reject(new Error('401')),
    })
    const stop = run(none)
    await settled()
    expect([reports, errors]).toEqual([[{ customer: '', looked, cart: undefined }], ['Error: 401']])
    stop()
    end()
  })
})

describe('products looked at', () => {
  it('are the last three, the newest first, each once', async () => {
    let id = ''
    const { end, page, run } = storeOf({ product: () => ({ ...looked, id }) })
    for (id of ['1', '2', '1', '3', '4']) run(none)()
    expect(page.storage.get('recent.shopify')).toEqual(['4', '3', '1'])
    end()
  })
})

describe('products for a widget', () => {
  const offer = { id: '1' } as never
  const request = { popupId: 'popup00000001', category: 'manual', ids: ['1', '2'], count: 2 }
  const answers = { 'product-recommendation': { currency: 'EUR', data: { products: [1, 2, 3] } } }

  it.each<[title: string, settings: StoreSettings, count: number]>([
    ['as many as asked for', { offers: () => [offer, offer, offer] }, 2],
    ['decoded later', { offers: async () => [offer] }, 1],
    ['none if they cannot be decoded', { offers: () => Promise.reject(new Error('no chunk')) }, 0],
    [
      'none if a page breaks',
      {
        product() {
          throw new Error('not yours')
        },
      },
      0,
    ],
  ])('%s', async (_, settings, count) => {
    reported()
    const { end, store } = storeOf({ page: { answers }, ...settings })
    expect((await store.offers(request)).length).toBe(count)
    end()
  })

  it('are none, and so are thresholds, where the store hangs: other popups wait for their turn', async () => {
    const hangs = () => new Promise<never>(() => {})
    const { store } = storeOf({ cart: hangs, thresholds: hangs })
    const answers = Promise.all([store.offers({ ...request, category: 'product_in_cart' }), store.thresholds()])
    await vi.advanceTimersByTimeAsync(4000)
    expect(await answers).toEqual([[], []])
  })
})

it('asks for products by no more of a large cart than the server takes', async () => {
  const send = vi.fn(async () => ({ status: 0, text: '' }))
  const { end, state, store } = storeOf({ page: { send } as never })
  state.cart = cartOf(...Array.from({ length: 150 }, (_, index) => `${index}`))
  await store.offers({ popupId: 'popup00000001', category: 'related', ids: [], count: 3 })
  const [[, { body }]] = send.mock.calls as unknown as [[string, { body: URLSearchParams }]]
  expect(v.is(RecommendationForm, Object.fromEntries(body))).toBe(true)
  end()
})

it.each([
  ['product_in_cart', 'popup00000001', ['popular']],
  ['last_visited', 'popup00000001', ['popular']],
  ['product_in_cart', '', []],
  ['last_visited', '', []],
  // Nobody ever sees a popup whose owner has named no products.
  ['manual', 'popup00000001', []],
])('with an empty cart and nothing looked at, %s in the preview “%s” asks for %j', async (category, preview, asked) => {
  const send = vi.fn(async () => ({ status: 0, text: '' }))
  const { end, store } = storeOf({ page: { send, preview } as never })
  await store.offers({ popupId: 'popup00000001', category, ids: [], count: 3 })
  const calls = send.mock.calls as unknown as [string, { body: URLSearchParams }][]
  expect(calls.map(([, { body }]) => body.get('category'))).toEqual(asked)
  end()
})

it('recommends nothing as recently viewed that is in the cart, once another has read that', async () => {
  const send = vi.fn(async () => ({ status: 0, text: '' }))
  const { end, page, state, store } = storeOf({ page: { send } as never })
  page.storage.set('recent.shopify', ['pa', 'pb'])
  state.cart = cartOf('a')
  const request = { popupId: 'popup00000001', category: 'last_visited', ids: [], count: 3 }
  await store.offers(request)
  expect(state.reads).toBe(0)
  await store.cart()
  await store.offers(request)
  const calls = send.mock.calls as unknown as [string, { body: URLSearchParams }][]
  expect(calls.map(([, { body }]) => body.get('products'))).toEqual(['pa,pb', 'pb'])
  end()
})

describe('thresholds', () => {
  it.each<
    [title: string, page: NonNullable<StoreSettings['page']>, thresholds: Pick<Adapter, 'thresholds'>, count: number]
  >([
    ['with consent', {}, { thresholds: async () => [{ kind: 'shipping', amount: 1 }] }, 1],
    ['without', { allowed: false }, { thresholds: async () => [{ kind: 'shipping', amount: 1 }] }, 0],
    [
      "in an owner's preview",
      { allowed: false, preview: 'popup00000001' },
      { thresholds: async () => [{ kind: 'shipping', amount: 1 }] },
      1,
    ],
    ['that cannot be asked for', {}, { thresholds: () => Promise.reject(new Error('offline')) }, 0],
    ['of a store that has none', {}, {}, 0],
  ])('%s', async (_, settings, thresholds, count) => {
    reported()
    const { end, store } = storeOf({ page: settings, ...thresholds })
    expect((await store.thresholds()).length).toBe(count)
    end()
  })
})
