/** Finds the next beginning of a schedule. The page needs no such thing: it looks again every minute. */

import { type Ahead, aheadOf, momentIn } from '../values/zoned-time'
import { clockOf, isOnAt, isOpen, minutesOf, zoneOf } from './schedule'
import { type Schedule, WEEKDAYS } from './visit-targeting'

const [MINUTE, DAY] = [60_000, 86_400_000]

/** Both moments at which the clocks show a time that comes twice. `clock` is that time as if it were UTC. */
const momentsAt = (clock: number, ahead: Ahead): number[] => [clock - ahead(clock - DAY), clock - ahead(clock + DAY)]

/** Clock changes within a day of `from`: a schedule that begins in an hour that they skip begins then. */
const changeAfter = (from: number, ahead: Ahead): number[] => {
  let [before, after] = [from, from + DAY]
  if (ahead(before) === ahead(after)) return []
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (ahead(middle) === ahead(from)) before = middle
    else after = middle
  }
  return [after]
}

/** The clocks' distance from UTC if it is the same all the time between two moments; undefined if it changes within. */
const steadyBetween = (from: number, to: number, ahead: Ahead): number | undefined => {
  const offset = ahead(from)
  for (let moment = from; moment < to; moment += DAY) if (ahead(Math.min(moment + DAY, to)) !== offset) return undefined
  return offset
}

/** The moments from `now` on at which it may begin. */
const starts = (schedule: Schedule, now: number, days: number): number[] => {
  const { from, hours = [{ from: '00:00' }] } = schedule
  const ahead = aheadOf(zoneOf(schedule))
  const begin = from === undefined ? now : Math.max(now, momentIn(from, zoneOf(schedule)))
  const today = clockOf(schedule, begin)
  const ofDay = (day: number): number[] => {
    const date = new Date(today + day * DAY).toISOString().slice(0, 10)
    const times = hours.map((each) => Date.parse(`${date}T${each.from}Z`))
    return [...changeAfter(begin + day * DAY, ahead), ...times.flatMap((clock) => momentsAt(clock, ahead))]
  }
  // Days of 23 hours may be among them.
  const moments = [...Array(days + 2).keys()].flatMap(ofDay)
  return [begin, ...moments.filter((moment) => moment > begin)].sort((a, b) => a - b)
}

/** Times on the days around at which the hours begin and end, and the clocks are changed. */
const edgesOf = (
  schedule: Schedule,
  from: number,
  days: number,
  ahead: Ahead,
  steady: number | undefined,
): number[] => {
  const { hours = [{ from: '00:00', to: '24:00' }] } = schedule
  const minutes = [0, ...hours.flatMap((each) => [minutesOf(each.from), minutesOf(each.to)])]
  const times = [...new Set(minutes)].sort((a, b) => a - b).map((each) => each * MINUTE)
  const today = Math.floor((from + ahead(from)) / DAY) * DAY
  const edges: number[] = []
  for (let day = -1; day < days - 1; day++) {
    if (steady === undefined) edges.push(...changeAfter(from + day * DAY, ahead))
    for (const time of times) {
      const clock = today + day * DAY + time
      if (steady === undefined) edges.push(...momentsAt(clock, ahead))
      else edges.push(clock - steady)
    }
  }
  return edges
}

/**
 * When it opens and closes between two moments, from the first on: what is open then opens with it.
 * @param ahead of its zone; asking the zone data takes longer than everything else here
 */
export const changesBetween = (
  schedule: Schedule,
  from: number,
  to: number,
  ahead = aheadOf(zoneOf(schedule)),
): number[] => {
  const [begin, end] = [schedule.from, schedule.to].map((time) =>
    time === undefined ? Number.NaN : momentIn(time, zoneOf(schedule), ahead),
  ) as [number, number]
  const days = Math.ceil((to - from) / DAY) + 2
  const steady = steadyBetween(from - DAY, from + days * DAY, ahead)
  const edges = [from, begin, end, ...edgesOf(schedule, from, days, ahead, steady)]
  const moments = edges.filter((moment) => from <= moment && moment < to).sort((a, b) => a - b)
  const isOn = isOnAt(schedule)
  const changes: number[] = []
  for (const moment of moments) {
    const isWithin = !(moment < begin) && !(moment >= end)
    const isOpen = isWithin && isOn(moment + (steady ?? ahead(moment)))
    // Openings and closings take turns, beginning with an opening.
    if (isOpen !== changes.length % 2 > 0) changes.push(moment)
  }
  return changes
}

/** `now` while it is open; undefined if it does not begin within a week, and a day for a change of clocks. */
export const nextOpening = (schedule: Schedule, now: number, days = WEEKDAYS.length + 1): number | undefined =>
  starts(schedule, now, days).find((moment) => isOpen(schedule, moment))
