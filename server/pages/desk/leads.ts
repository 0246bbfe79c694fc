/** The list of leads as it grows at both ends: newer ones by polling, older ones by "load more". */
import type { LeadsAnswer } from '../../desk'

/**
 * `known` with the first page as it is now. Where the two do not meet (more new leads than a page holds), the list
 * begins anew, so that it never has a gap.
 */
export const refresh = (known: LeadsAnswer | undefined, fresh: LeadsAnswer): LeadsAnswer => {
  const last = fresh.leads.at(-1)
  const meeting = known?.leads.findIndex(({ id }) => id === last?.id) ?? -1
  if (!known || meeting < 0) return fresh
  const older = known.leads.slice(meeting + 1)
  return { ...fresh, leads: [...fresh.leads, ...older], next: older.length ? known.next : fresh.next }
}

/** `known` with the next page at its end. */
export const append = (known: LeadsAnswer, older: LeadsAnswer): LeadsAnswer => {
  const ids = new Set(known.leads.map(({ id }) => id))
  return { ...older, leads: [...known.leads, ...older.leads.filter(({ id }) => !ids.has(id))] }
}
