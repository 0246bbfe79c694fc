/** Schedules go by what the clocks of their zone show, so an hour that these show twice counts twice. */

import { aheadOf, momentIn } from '../values/zoned-time'
import type { LiveRule } from './facts'
import { type Openings, type Schedule, type SentSchedule, WEEKDAYS } from './visit-targeting'

const [MINUTE_MS, DAY_MINUTES] = [60_000, 1_440]
/** 1970 began on a Thursday. */
const FIRST_WEEKDAY = 4

/** Minutes since midnight: `24:00` is 1440. */
export const minutesOf = (time: string): number => {
  const [hours, minutes] = time.split(':').map(Number)
  return Number(hours) * 60 + Number(minutes)
}

export const zoneOf = ({ zone = 'UTC' }: Schedule): string => zone

/** The clock and calendar of the zone, to be read as if they were UTC. */
export const clockOf = (schedule: Schedule, now: number): number => now + aheadOf(zoneOf(schedule))(now)

/** True if `now` is before the start, and true if it is after the end. */
export const bounds = (schedule: Schedule, now: number): [early: boolean, over: boolean] => {
  const zone = zoneOf(schedule)
  const { from, to } = schedule
  return [from !== undefined && now < momentIn(from, zone), to !== undefined && now >= momentIn(to, zone)]
}

/** True on one of its days and hours, by the clocks of the zone. */
export const isOnAt = ({
  weekdays,
  hours = [{ from: '00:00', to: '24:00' }],
}: Schedule): ((clock: number) => boolean) => {
  const spans = hours.map(({ from, to }) => [minutesOf(from), minutesOf(to)] as const)
  const days = WEEKDAYS.map((name): boolean => !weekdays || weekdays.includes(name))
  return (clock) => {
    const minutes = Math.floor(clock / MINUTE_MS)
    const [day, minute] = [Math.floor(minutes / DAY_MINUTES) + FIRST_WEEKDAY, minutes % DAY_MINUTES]
    const [today, yesterday] = [days[day % 7], days[(day + 6) % 7]]
    return spans.some(([start, end]) => {
      if (start < end) return today && start <= minute && minute < end
      // Hours that begin on a day go on after its midnight.
      return (today && start <= minute) || (yesterday && minute < end)
    })
  }
}

export const isOpen = (schedule: Schedule, now: number): boolean =>
  !bounds(schedule, now).includes(true) && isOnAt(schedule)(clockOf(schedule, now))

/** By what the server has worked out; undefined where it has not. */
export const isOpenBy = (openings: Openings | undefined, now: number): boolean | undefined =>
  openings && openings.from <= now && now < openings.to
    ? openings.changes.filter((moment) => moment <= now).length % 2 > 0
    : undefined

export const schedule: LiveRule<SentSchedule> = (setting, { now }) =>
  isOpenBy(setting.openings, now()) ?? isOpen(setting, now())
