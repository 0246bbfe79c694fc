/** Stores and reports facts of the store (cart, customer, products looked at) while the visitor has given consent. */

import * as LIFETIME from '../../../shared/model/lifetime'
import type { Page } from '../../../shared/page/model/page'
import type { LookedAt } from '../../../shared/page/model/store'
import { derived } from '../../../shared/page/platform/derived'
import { all, guard, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import type { Storage } from '../../../shared/page/storage/storage'
import { type Cart, readCart } from '../../../shared/page/visit/cart'
import { list, text } from '../../../shared/values/names'
import { storeFields } from '../../../shared/wire/page/store-fields'
import type { Adapter } from './adapter'
import { attempt } from './attempt'
import type { Feed } from './feed'

/** How many recently viewed products are kept (specification, section 9). */
const MAX_RECENT_PRODUCTS = 3

/** Ids of the products that the visitor looked at last, the newest first. */
export const recentOf = (storage: Storage, name: string): string[] =>
  list(storage.get(`recent.${name}`))
    .map(text)
    .filter(Boolean)
    .slice(0, MAX_RECENT_PRODUCTS)

export const remember = (adapter: Adapter, page: Page, { cart, recall }: Feed): Stop => {
  const { signals, storage } = page
  const { effect, signal, untracked } = signals
  const { name } = adapter
  const [allowed, stopAllowed] = derived(signals, () => {
    // Reading any entry subscribes to changes of consent.
    storage.get('store')
    return storage.allowed()
  })
  /** Undefined until the store has answered. */
  const customer = signal<string | undefined>(undefined)
  const looked = signal(guard(() => adapter.product()))
  let lastNews = ''

  const askCustomer = async (): Promise<void> => {
    customer.value = (await attempt(() => adapter.customer(page))) ?? ''
  }
  /** A page before may have left a cart that this one has not read. Its part of the next display request stays. */
  const keep = (now: Cart | undefined, who: string | undefined, product: LookedAt | undefined): void => {
    recall(readCart(storage.get('cart')))
    if (who) storage.set('customer', who)
    if (now) storage.set('cart', now, LIFETIME.visit)
    const total = (now && adapter.total?.(now)) || ''
    storage.set('store', storeFields(storage.get('store'), now, total, recentOf(storage, name)))
    const facts = { customer: who ?? '', looked: product, cart: now }
    const news = JSON.stringify(facts)
    if (who === undefined || news === lastNews) return
    lastNews = news
    adapter.tell?.(page, facts)
  }
  return all([
    stopAllowed,
    effect(() => {
      if (allowed.value) untracked(() => reportRejection(askCustomer()))
    }),
    effect(() => {
      const id = looked.value?.id
      if (!allowed.value || !id) return
      untracked(() => {
        const others = recentOf(storage, name).filter((other) => other !== id)
        storage.set(`recent.${name}`, [id, ...others].slice(0, MAX_RECENT_PRODUCTS))
      })
    }),
    effect(() => {
      const [now, who, product] = [cart.value, customer.value, looked.value]
      if (allowed.value) untracked(() => guard(() => keep(now, who, product)))
    }),
    guard(() =>
      adapter.follow?.(page, (product) => {
        looked.value = product
      }),
    ) ?? (() => {}),
  ])
}
