import { describe, expect, it } from 'vitest'
import type { CartRow, CartsAnswer } from '../../../../../server/shop/answers'
import { appendCarts, refreshCarts } from '../../../../../server/web/desk/rows'

const answer = (ids: string, next?: string): CartsAnswer => ({
  carts: [...ids].map((id): CartRow => ({ id, at: '', site: '', products: [], value: '', currency: 'EUR', url: '' })),
  total: 9,
  next,
})
const ids = ({ carts }: CartsAnswer): string => carts.map(({ id }) => id).join('')

describe('the list of carts', () => {
  it.each([
    ['starts with the first page', undefined, answer('abc', 'c'), 'abc', 'c'],
    ['puts new ones first', answer('bcd', 'd'), answer('abc', 'c'), 'abcd', 'd'],
    ['moves one that has changed to the front', answer('abcd', 'd'), answer('dab', 'b'), 'dabc', 'd'],
    ['starts over when everything is new', answer('abc', 'c'), answer('xyz', 'z'), 'xyz', 'z'],
  ] as [string, CartsAnswer | undefined, CartsAnswer, string, string][])('%s', (_, previous, fresh, order, next) => {
    const list = refreshCarts(previous, fresh)
    expect([ids(list), list.next]).toEqual([order, next])
  })

  it('has each cart once when an older page is appended', () => {
    const list = appendCarts(answer('abc', 'c'), answer('cde'))
    expect([ids(list), list.next]).toEqual(['abcde', undefined])
  })
})
