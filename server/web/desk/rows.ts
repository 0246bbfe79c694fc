import type { LeadsAnswer } from '../../leads/answers'
import type { CartsAnswer } from '../../shop/answers'

/** A list, newest first, that grows at both ends: newer rows by polling, older ones by "Load more". */
interface Rows<R extends { id: string }> {
  rows: R[]
  /** Cursor of the next page. */
  next?: string | undefined
}

/**
 * Merges a newly loaded first page into the list. If they do not overlap (more new rows than a page holds), the list
 * starts over, so that it never has a gap.
 */
const refreshRows = <R extends { id: string }>(list: Rows<R> | undefined, fresh: Rows<R>): Rows<R> => {
  // A search that has found nothing yet says nothing of what was found further back.
  if (list && !fresh.rows.length && fresh.next) return list
  const last = fresh.rows.at(-1)
  const meeting = list?.rows.findIndex(({ id }) => id === last?.id) ?? -1
  if (!list || meeting < 0) return fresh
  const ids = new Set(fresh.rows.map(({ id }) => id))
  // A row that has changed moves to the front.
  const older = list.rows.slice(meeting + 1).filter(({ id }) => !ids.has(id))
  return { rows: [...fresh.rows, ...older], next: older.length ? list.next : fresh.next }
}

/** Appends the next page. */
const appendRows = <R extends { id: string }>(list: Rows<R>, older: Rows<R>): Rows<R> => {
  const ids = new Set(list.rows.map(({ id }) => id))
  return { ...older, rows: [...list.rows, ...older.rows.filter(({ id }) => !ids.has(id))] }
}

const rowsOfLeads = ({ leads, next }: LeadsAnswer): Rows<LeadsAnswer['leads'][number]> => ({ rows: leads, next })

/** The list with a newly loaded first page. */
export const refreshLeads = (list: LeadsAnswer | undefined, fresh: LeadsAnswer): LeadsAnswer => {
  const { rows, next } = refreshRows(list && rowsOfLeads(list), rowsOfLeads(fresh))
  return { ...fresh, leads: rows, next }
}

/** The list with the next page appended. */
export const appendLeads = (list: LeadsAnswer, older: LeadsAnswer): LeadsAnswer => {
  const { rows, next } = appendRows(rowsOfLeads(list), rowsOfLeads(older))
  return { ...older, leads: rows, next }
}

const rowsOfCarts = ({ carts, next }: CartsAnswer): Rows<CartsAnswer['carts'][number]> => ({ rows: carts, next })

/** The list with a newly loaded first page. */
export const refreshCarts = (list: CartsAnswer | undefined, fresh: CartsAnswer): CartsAnswer => {
  const { rows, next } = refreshRows(list && rowsOfCarts(list), rowsOfCarts(fresh))
  return { ...fresh, carts: rows, next }
}

/** The list with the next page appended. */
export const appendCarts = (list: CartsAnswer, older: CartsAnswer): CartsAnswer => {
  const { rows, next } = appendRows(rowsOfCarts(list), rowsOfCarts(older))
  return { ...older, carts: rows, next }
}
