/** When a schedule begins next. The page needs no such thing: it looks again every minute. */
import { type Schedule, WEEKDAYS } from '../model/visit-targeting'
import { momentIn } from '../platform/zoned-time'
import { clockOf, isOpen, zoneOf } from './schedule'

const DAY = 86_400_000

/** The moments from `now` on at which it may begin. */
const starts = (schedule: Schedule, now: number, days: number): number[] => {
  const { from, hours = [{ from: '00:00' }] } = schedule
  const begin = from === undefined ? now : Math.max(now, momentIn(from, zoneOf(schedule)))
  const today = clockOf(schedule, begin).getTime()
  const dates = Array.from({ length: days + 1 }, (_, day) => new Date(today + day * DAY).toISOString().slice(0, 10))
  const moments = dates.flatMap((date) => hours.map((each) => momentIn(`${date}T${each.from}`, zoneOf(schedule))))
  return [begin, ...moments.filter((moment) => moment > begin)].sort((one, other) => one - other)
}

/** `now` while it is open; undefined if it does not begin within a week, and a day for a change of clocks. */
export const nextOpening = (schedule: Schedule, now: number, days = WEEKDAYS.length + 1): number | undefined =>
  starts(schedule, now, days).find((moment) => isOpen(schedule, moment))
