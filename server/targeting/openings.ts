/**
 * The opening times of schedules, as moments. Working them out takes longer than the rest of an answer, so they are
 * kept for the days for which they hold, and asked by comparing numbers.
 */

import { zoneOf } from '../../shared/targeting/schedule'
import { changesBetween } from '../../shared/targeting/schedule-next'
import type { Openings, Schedule } from '../../shared/targeting/visit-targeting'
import { offsetsOf } from './zone-offsets'

export const DAY_MS = 86_400_000
/** Days that a page needs which stays open for long, or whose clock is wrong by hours. */
const [DAYS_BEFORE, DAYS_AFTER] = [1, 4]

const cache = new WeakMap<Schedule, Openings>()

/** The day of a moment, by UTC: all schedules have the same days, and so do answers that are made from them. */
export const dayOf = (now: number): number => Math.floor(now / DAY_MS)

export const openingsAt = (schedule: Schedule, now: number): Openings => {
  const from = (dayOf(now) - DAYS_BEFORE) * DAY_MS
  const cached = cache.get(schedule)
  if (cached?.from === from) return cached
  const to = (dayOf(now) + DAYS_AFTER) * DAY_MS
  const openings = { from, to, changes: changesBetween(schedule, from, to, offsetsOf(zoneOf(schedule))) }
  cache.set(schedule, openings)
  return openings
}
