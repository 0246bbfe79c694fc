/** When a schedule begins next. The page needs no such thing: it looks again every minute. */
import { type Schedule, WEEKDAYS } from '../model/visit-targeting'
import { type Ahead, aheadOf, momentIn } from '../platform/zoned-time'
import { clockOf, isOnAt, isOpen, minutesOf, zoneOf } from './schedule'

const [MINUTE, DAY] = [60_000, 86_400_000]

/** Both moments at which the clocks show a time that comes twice. `clock` is that time as if it were UTC. */
const momentsAt = (clock: number, ahead: Ahead): number[] => [clock - ahead(clock - DAY), clock - ahead(clock + DAY)]

/** When the clocks are changed within a day of `from`: what begins in an hour that they skip begins then. */
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

/** The moments from `now` on at which it may begin. */
const starts = (schedule: Schedule, now: number, days: number): number[] => {
  const { from, hours = [{ from: '00:00' }] } = schedule
  const ahead = aheadOf(zoneOf(schedule))
  const begin = from === undefined ? now : Math.max(now, momentIn(from, zoneOf(schedule)))
  const today = clockOf(schedule, begin).getTime()
  const ofDay = (day: number): number[] => {
    const date = new Date(today + day * DAY).toISOString().slice(0, 10)
    const times = hours.map((each) => Date.parse(`${date}T${each.from}Z`))
    return [...changeAfter(begin + day * DAY, ahead), ...times.flatMap((clock) => momentsAt(clock, ahead))]
  }
  // Days of 23 hours may be among them.
  const moments = [...Array(days + 2).keys()].flatMap(ofDay)
  return [begin, ...moments.filter((moment) => moment > begin)].sort((one, other) => one - other)
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
  const { hours = [{ from: '00:00', to: '24:00' }] } = schedule
  const [begin, end] = [schedule.from, schedule.to].map((time) =>
    time === undefined ? Number.NaN : momentIn(time, zoneOf(schedule), ahead),
  ) as [number, number]
  const times = [0, ...hours.flatMap((each) => [each.from, each.to].map(minutesOf))].map((minutes) => minutes * MINUTE)
  const today = Math.floor((from + ahead(from)) / DAY) * DAY
  const ofDay = (day: number): number[] => {
    const clocks = times.map((time) => today + day * DAY + time)
    return [...changeAfter(from + day * DAY, ahead), ...clocks.flatMap((clock) => momentsAt(clock, ahead))]
  }
  const days = Math.ceil((to - from) / DAY) + 2
  const edges = [...Array(days).keys()].flatMap((day) => ofDay(day - 1))
  const moments = [...new Set([from, begin, end, ...edges])]
    .filter((moment) => from <= moment && moment < to)
    .sort((one, other) => one - other)
  const isWithin = (moment: number): boolean => !(moment < begin) && !(moment >= end)
  const isOn = isOnAt(schedule)
  const states = moments.map((moment) => isWithin(moment) && isOn(new Date(moment + ahead(moment))))
  return moments.filter((_, at) => states[at] !== (states[at - 1] ?? false))
}

/** `now` while it is open; undefined if it does not begin within a week, and a day for a change of clocks. */
export const nextOpening = (schedule: Schedule, now: number, days = WEEKDAYS.length + 1): number | undefined =>
  starts(schedule, now, days).find((moment) => isOpen(schedule, moment))
