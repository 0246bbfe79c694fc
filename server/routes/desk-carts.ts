import type { CartsAnswer } from '../desk'
import type { DeskRoute } from '../http/route'
import { shownCart } from '../shown-cart'
import type { LeftCarts } from '../store/carts'
import { pageOf } from './paging'

interface Services {
  store: { carts: LeftCarts }
}

export const deskCarts: DeskRoute<Services> = {
  method: 'GET',
  path: '/desk/api/carts',
  desk: true,
  polled: true,
  async handle(c, { store: { carts } }) {
    const [total, { rows, next }] = await Promise.all([carts.count(), pageOf(c, carts.page)])
    return c.json<CartsAnswer>({ carts: rows.map(shownCart), total, next })
  },
}
