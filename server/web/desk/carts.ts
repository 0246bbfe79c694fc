import type { CartsAnswer } from '../../shop/answers'
import { appendRows, type Rows, refreshRows } from './rows'

const rowsOf = ({ carts, next }: CartsAnswer): Rows<CartsAnswer['carts'][number]> => ({ rows: carts, next })

/** The list with a newly loaded first page. */
export const refreshCarts = (list: CartsAnswer | undefined, fresh: CartsAnswer): CartsAnswer => {
  const { rows, next } = refreshRows(list && rowsOf(list), rowsOf(fresh))
  return { ...fresh, carts: rows, next }
}

/** The list with the next page appended. */
export const appendCarts = (list: CartsAnswer, older: CartsAnswer): CartsAnswer => {
  const { rows, next } = appendRows(rowsOf(list), rowsOf(older))
  return { ...older, carts: rows, next }
}
