import type { Busy, BusyWaiting } from '../../../shared/model/busy-chunk'
import { watchTyping } from './typing'
import { untilUncovered } from './windows'

/** From the first question on, as long as the page is there: a popup may fire right after the last key. */
const typing = watchTyping()

export const busyWith = ({ asked, modal, embedded, ours = false }: BusyWaiting): Busy | undefined => {
  const uncovered = embedded || (asked && modal) ? undefined : untilUncovered(ours)
  if (uncovered) return { what: 'window', over: uncovered }
  const typed = asked ? undefined : typing()
  return typed && { what: 'typing', over: typed }
}
