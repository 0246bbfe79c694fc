import { pageOf } from '../http/paging'
import type { DeskRoute } from '../http/route'
import type { LeftCarts } from './abandoned-carts'
import type { CartsAnswer } from './answers'
import { shownCart } from './shown-cart'

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
