/** Reports what the visitor looks at and what is in the cart, the same facts only once in a visit. */
import type { Page } from '../../../shared/model/page'
import { LIFETIME } from '../../../shared/model/storage-schema'
import { minorUnitsOf } from '../../../shared/platform/money'
import { type Abandonment, abandonmentUrl } from '../../../shared/wire/shopify'
import type { StoreFacts } from '../store/adapter'
import { shopId } from './shop'

/** How many products a visit remembers as reported. */
const MOST = 50

/** How many products of a cart, and letters of their names, fit into an address; the newest come first. */
const LONGEST = { cart: 20, name: 60 }

const tellNew = (page: Page, shopId: string, { cart, customer, looked }: StoreFacts): void => {
  const { send, storage } = page
  // One line each: first the cart, then the products that were looked at.
  const [held = '', ...seen] = `${storage.get('told.shopify') ?? ''}`.split('\n')
  const total = cart ? `${cart.value / minorUnitsOf(cart.currency)}` : ''
  const tell = (kind: Abandonment['kind'], products: Abandonment['products'], lines: string[]): void => {
    storage.set('told.shopify', lines.join('\n'), LIFETIME.visit)
    // Only statistics: a failure is not worth a second try.
    send(abandonmentUrl(page, { shopId, customer, kind, products, total }))
  }
  const look = `${customer} ${looked?.id}`
  if (looked && !seen.includes(look)) {
    seen.push(look)
    tell('browse', [looked], [held, ...seen.slice(-MOST)])
  }
  const holds = cart?.lines.length
    ? `${customer} ${total} ${cart.lines.map((line) => [line.variant, line.quantity])}`
    : ''
  // An empty cart is news only if it was not empty before.
  if (cart && holds !== held) {
    const products = new Map(
      cart.lines.map(({ product, name = '' }) => [
        product,
        { id: product, name: name.slice(0, LONGEST.name), category: '' },
      ]),
    )
    tell('cart', [...products.values()].slice(0, LONGEST.cart), [holds, ...seen.slice(-MOST)])
  }
}

export const tell = async (page: Page, facts: StoreFacts): Promise<void> => {
  const id = await shopId(page)
  // Consent may have been withdrawn meanwhile.
  if (id && page.storage.allowed()) tellNew(page, id, facts)
}
