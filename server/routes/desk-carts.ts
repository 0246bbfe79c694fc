import type { CartsAnswer } from '../desk'
import type { DeskRoute } from '../route'
import { shownCart } from '../shown-cart'
import { pageOf } from './paging'

export const deskCarts: DeskRoute = {
  method: 'GET',
  path: '/desk/api/carts',
  desk: true,
  polled: true,
  async handle(c, { store: { carts } }) {
    const [total, { rows, next }] = await Promise.all([carts.count(), pageOf(c, carts.page)])
    return c.json<CartsAnswer>({ carts: rows.map(shownCart), total, next })
  },
}
