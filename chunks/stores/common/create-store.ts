/** Makes a platform's chunk: what all stores have in common, around an adapter. */
import type { WispApi } from '../../../shared/model/api'
import type { Campaign } from '../../../shared/model/campaign'
import type { Page } from '../../../shared/model/page'
import type { Added, StoreChunk } from '../../../shared/model/store'
import { all, guard, on, reportRejection, type Stop } from '../../../shared/platform/dom'
import { globalNamed } from '../../../shared/platform/safe-dom'
import type { Adapter, StoreFacts } from './adapter'
import { createFeed, type Feed } from './feed'
import { fetchOffers } from './offers'
import { rememberCart, rememberFields, rememberProduct } from './remember'

/** Whether a popup needs the cart before it shows, or all the time that it does. Merge tags ask when they are drawn. */
const wantsCart = ({ parts, triggers }: Campaign): boolean => 'cart' in triggers || parts.includes('threshold')

/** Stores and reports what is known, whenever it changes, as long as the visitor allows it. */
const remember = (adapter: Adapter, page: Page, { cart }: Feed): Stop => {
  const { signals, storage } = page
  const { effect, signal, untracked } = signals
  const allowed = signal(false)
  const customer = signal('')
  const looked = signal(guard(() => adapter.product()))
  let told = ''

  const askCustomer = async (): Promise<void> => {
    customer.value = await adapter.customer(page)
  }
  const renew = (): void => {
    const facts: StoreFacts = { customer: customer.peek(), looked: looked.peek(), cart: cart.peek() }
    if (facts.customer) storage.set('customer', facts.customer)
    if (facts.cart) rememberCart(storage, facts.cart)
    rememberFields(storage, adapter, facts.cart)
    const now = JSON.stringify(facts)
    if (now !== told) adapter.tell?.(page, facts)
    told = now
  }
  return all([
    effect(() => {
      // Reading any entry subscribes to changes of consent.
      storage.get('store')
      allowed.value = storage.allowed()
    }),
    effect(() => {
      const product = looked.value
      if (allowed.value && product) untracked(() => rememberProduct(storage, adapter, product))
    }),
    effect(() => {
      if (allowed.value) untracked(() => reportRejection(askCustomer()))
    }),
    effect(() => {
      void [cart.value, customer.value, looked.value]
      if (allowed.value) untracked(() => guard(renew))
    }),
    guard(() =>
      adapter.follow?.(page, (product) => {
        looked.value = product
      }),
    ) ?? (() => {}),
  ])
}

/** Does what a visitor's own choice in the store's banner asks for. */
const setConsent = (given: boolean): void => (globalNamed('wisp') as WispApi | undefined)?.consent(given)

export const createStore = (adapter: Adapter): StoreChunk => {
  /** One for the whole life of the page: only the previous cart tells what has changed. */
  let feed: Feed | undefined
  const feedOf = (page: Page): Feed => {
    feed ??= createFeed(adapter, page, page.storage.get('cart'))
    return feed
  }
  return {
    cartUrl: adapter.cartUrl,
    imageAt: adapter.imageAt,
    run(page, { popups }) {
      const own = feedOf(page)
      const { effect, untracked } = page.signals
      return all([
        ...(page.consent === 'store' ? [adapter.consent(setConsent)] : []),
        on(window, 'wisp:cart-wanted', () => {
          own.watch()
          own.repeat()
        }),
        effect(() => {
          if (popups.value.some(({ campaign }) => wantsCart(campaign))) untracked(own.watch)
        }),
        remember(adapter, page, own),
        own.stop,
      ])
    },
    cart: (page) => feedOf(page).ready(),
    async add(page, items): Promise<Added> {
      const own = feedOf(page)
      try {
        if (await adapter.add(items, page)) {
          await own.read(true)
          return 'added'
        }
        const now = await own.read(true)
        if (!now) return 'failed'
        const holds = items.some(({ variant }) => now.lines.some((line) => line.variant === variant))
        return holds ? 'in-cart' : 'sold-out'
      } catch (error) {
        reportRejection(Promise.reject(error))
        return 'failed'
      }
    },
    offers: (page, request) => fetchOffers(adapter, page, request, () => feedOf(page).ready()),
    async thresholds(page) {
      return page.storage.allowed() ? ((await adapter.thresholds?.(page)) ?? []) : []
    },
  }
}
