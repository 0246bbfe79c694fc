import type { Setting } from './facts'
import type { PageFacts } from './page-facts'
import { clockOf, zoneOf } from './schedule'
import { type Schedule, WEEKDAYS } from './visit-targeting'

const DAY_NAMES: Record<NonNullable<Schedule['weekdays']>[number], string> = {
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
const clockThere = (setting: Schedule, now: number): Date | undefined => {
  try {
    return new Date(clockOf(setting, now))
  } catch {
    return
  }
}

const thereNow = (setting: Schedule, now: number): string => {
  const clock = clockThere(setting, now)
  if (!clock) return ''
  const day = DAY_NAMES[WEEKDAYS[clock.getUTCDay()] as 'sun'].slice(0, -1)
  return `, where it is ${day}, ${readable(clock.toISOString().slice(0, 16))}`
}

export const scheduleSetting: Setting<Schedule, Pick<PageFacts, 'now'>> = {
  value: 'schedule',
  title: 'Schedule',
  says(setting, { now }) {
    const { from, to, weekdays, hours } = setting
    const parts = [
      from && `from ${readable(from)}`,
      to && `until ${readable(to)}`,
      weekdays && `on ${all(weekdays.map((each) => DAY_NAMES[each]))}`,
      hours && all(hours.map((each) => `from ${each.from} to ${each.to}`)),
    ].filter(Boolean)
    return `it shows ${parts.join(', ')} by the clock of ${zoneOf(setting)}${thereNow(setting, now())}`
  },
}
