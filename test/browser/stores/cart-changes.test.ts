/** Changes of a Shopify cart, however the store’s own page makes them, and what popups make of them. */
import { describe, expect, it } from 'vitest'
import { inBoth, isShipped } from '../../support/builds'
import {
  add,
  arrive,
  type Change,
  type ChangeMethod,
  change,
  EMPTIED,
  FILLED,
  MUGS,
  PITCHER,
  submit,
} from '../../support/cart-changes'
import { expectShown, withStores } from '../../support/demo-stores'

const stores = withStores()

const SECTIONS = { sections: 'bag-count,mini-cart' }

const ROWS: [name: string, method: ChangeMethod, empties: Change, fills: Change, page?: string][] = [
  ['fetch', 'fetch', ['cart/clear.js', {}], add('cart/add.js')],
  ['a Request, without .js', 'request', ['cart/clear', {}], add('cart/add')],
  [
    'a fetch that was kept before ours',
    'captured',
    ['cart/update.js', { updates: { [PITCHER]: 0 } }],
    ['cart/update.js', { updates: { [MUGS]: 2 } }],
  ],
  ['XMLHttpRequest', 'xhr', ['cart/change.js', { id: PITCHER, quantity: 0 }], add('cart/add.js')],
  [
    'an answer that nobody reads',
    'unread',
    ['cart/change', { line: 1, quantity: 0 }],
    ['cart/update', { updates: { [MUGS]: 2 } }],
  ],
  ['the standard event', 'event', ['cart/update.js', { updates: [0] }], add('cart/add.js')],
  [
    'sections that are drawn again',
    'fetch',
    ['cart/change.js', { line: 1, quantity: 0, ...SECTIONS }],
    add('cart/add.js', SECTIONS),
  ],
  [
    'a language with a folder of its own',
    'fetch',
    ['cart/clear.json', {}],
    add('cart/add.json'),
    'en-ca/products/mugs',
  ],
]

describe('a Shopify cart that its theme changes by', () => {
  it.each(inBoth(ROWS))(
    '%s fires each trigger that it should, by one read of the cart for each change',
    async (_, method, empties, fills, page) => {
      const visit = await arrive(stores, page)
      expect(visit.reads()).toBe(1)
      expect(visit.shownIds).toEqual([])
      await change(visit, method, empties)
      await expectShown(visit, EMPTIED)
      expect(visit.reads()).toBe(2)
      await change(visit, method, fills)
      await expectShown(visit, [...EMPTIED, ...FILLED])
      expect(visit.reads()).toBe(3)
    },
  )
})

describe.runIf(isShipped())('a Shopify cart that changes on the way to another page', () => {
  it('by a plain form fires the same triggers there, by one read of each page', async () => {
    const visit = await arrive(stores)
    await submit(visit, 'cart/clear', {})
    await expectShown(visit, EMPTIED)
    expect(visit.reads()).toBe(2)
    await submit(visit, 'cart/add', { id: MUGS, quantity: '2' })
    await expectShown(visit, [...EMPTIED, ...FILLED])
    expect(visit.reads()).toBe(3)
  })
})
