import { type Schedule, WEEKDAYS } from '../model/visit-targeting'
import type { Setting } from './facts'
import type { PageFacts } from './page-facts'
import { clockOf, zoneOf } from './schedule'

const DAYS: Record<NonNullable<Schedule['weekdays']>[number], string> = {
  mon: 'Mondays',
  tue: 'Tuesdays',
  wed: 'Wednesdays',
  thu: 'Thursdays',
  fri: 'Fridays',
  sat: 'Saturdays',
  sun: 'Sundays',
}

const all = (words: string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : `${words[0] ?? ''}`

/** `2030-01-31T18:00` → `2030-01-31 18:00`. */
const readable = (time: string): string => time.replace('T', ' ')

/** undefined: an old browser does not know every zone. */
const clockThere = (wanted: Schedule, now: number): Date | undefined => {
  try {
    return new Date(clockOf(wanted, now))
  } catch {
    return
  }
}

const thereNow = (wanted: Schedule, now: number): string => {
  const clock = clockThere(wanted, now)
  if (!clock) return ''
  const day = DAYS[WEEKDAYS[clock.getUTCDay()] as 'sun'].slice(0, -1)
  return `, where it is ${day}, ${readable(clock.toISOString().slice(0, 16))}`
}

export const scheduleSetting: Setting<Schedule, Pick<PageFacts, 'now'>> = {
  value: 'schedule',
  title: 'Schedule',
  says(wanted, { now }) {
    const { from, to, weekdays, hours } = wanted
    const parts = [
      from && `from ${readable(from)}`,
      to && `until ${readable(to)}`,
      weekdays && `on ${all(weekdays.map((each) => DAYS[each]))}`,
      hours && all(hours.map((each) => `from ${each.from} to ${each.to}`)),
    ].filter(Boolean)
    return `it shows ${parts.join(', ')} by the clock of ${zoneOf(wanted)}${thereNow(wanted, now())}`
  },
}
