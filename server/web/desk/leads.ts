import type { LeadsAnswer } from '../../leads/answers'
import { appendRows, type Rows, refreshRows } from './rows'

const rowsOf = ({ leads, next }: LeadsAnswer): Rows<LeadsAnswer['leads'][number]> => ({ rows: leads, next })

/** The list with a newly loaded first page. */
export const refresh = (list: LeadsAnswer | undefined, fresh: LeadsAnswer): LeadsAnswer => {
  const { rows, next } = refreshRows(list && rowsOf(list), rowsOf(fresh))
  return { ...fresh, leads: rows, next }
}

/** The list with the next page appended. */
export const append = (list: LeadsAnswer, older: LeadsAnswer): LeadsAnswer => {
  const { rows, next } = appendRows(rowsOf(list), rowsOf(older))
  return { ...older, leads: rows, next }
}
