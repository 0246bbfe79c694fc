import type { LeadsAnswer } from '../../desk'
import { appendRows, type Rows, refreshRows } from './rows'

const rowsOf = ({ leads, next }: LeadsAnswer): Rows<LeadsAnswer['leads'][number]> => ({ rows: leads, next })

/** The list with a newly loaded first page. */
export const refresh = (known: LeadsAnswer | undefined, fresh: LeadsAnswer): LeadsAnswer => {
  const { rows, next } = refreshRows(known && rowsOf(known), rowsOf(fresh))
  return { ...fresh, leads: rows, next }
}

/** The list with the next page appended. */
export const append = (known: LeadsAnswer, older: LeadsAnswer): LeadsAnswer => {
  const { rows, next } = appendRows(rowsOf(known), rowsOf(older))
  return { ...older, leads: rows, next }
}
