/** The list of leads grows at both ends: newer leads by polling, older ones by "Load more". */
import type { LeadsAnswer } from '../../desk'

/**
 * Merges a newly loaded first page into the list. If they do not overlap (more new leads than a page holds), the list
 * starts over, so that it never has a gap.
 */
export const refresh = (known: LeadsAnswer | undefined, fresh: LeadsAnswer): LeadsAnswer => {
  const last = fresh.leads.at(-1)
  const meeting = known?.leads.findIndex(({ id }) => id === last?.id) ?? -1
  if (!known || meeting < 0) return fresh
  const older = known.leads.slice(meeting + 1)
  return { ...fresh, leads: [...fresh.leads, ...older], next: older.length ? known.next : fresh.next }
}

/** The list with the next page appended. */
export const append = (known: LeadsAnswer, older: LeadsAnswer): LeadsAnswer => {
  const ids = new Set(known.leads.map(({ id }) => id))
  return { ...older, leads: [...known.leads, ...older.leads.filter(({ id }) => !ids.has(id))] }
}
