/** What is kept of the store between pages, only with consent. */
import type { Cart } from '../../../shared/model/cart'
import { LIFETIME } from '../../../shared/model/storage-schema'
import type { LookedAt } from '../../../shared/model/store'
import type { Storage } from '../../../shared/platform/storage'
import { list } from '../../../shared/wire/names'
import { storeFields } from '../../../shared/wire/store-fields'
import type { Adapter } from './adapter'

/** How many recently viewed products are kept (specification, section 9). */
const RECENT = 3

type Store = Pick<Adapter, 'name' | 'total'>

/** Ids of the products that the visitor looked at last, the newest first. */
export const recentOf = (storage: Storage, name: string): string[] =>
  list(storage.get(`recent.${name}`))
    .map(String)
    .slice(0, RECENT)

export const rememberProduct = (storage: Storage, { name }: Store, { id }: LookedAt): void => {
  const others = recentOf(storage, name).filter((other) => other !== id)
  storage.set(`recent.${name}`, [id, ...others].slice(0, RECENT))
}

export const rememberCart = (storage: Storage, cart: Cart): void => storage.set('cart', cart, LIFETIME.visit)

/** Renews what the next display request says of the store. */
export const rememberFields = (storage: Storage, { name, total }: Store, cart: Cart | undefined): void =>
  storage.set('store', storeFields(cart, cart ? total(cart) : '', recentOf(storage, name)))
