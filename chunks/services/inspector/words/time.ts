/** Moments in words: clocks and dates in the browser's own format, the words around them in English. */

export const DAY_MS = 86_400_000
const TIME_UNITS = [
  ['day', DAY_MS],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** True if a Date can hold `time`: storage may contain anything. */
export const isMoment = (time: unknown): time is number =>
  typeof time === 'number' && !Number.isNaN(new Date(time).getTime())

/** `3 hours ago`, `in 2 days`: the largest whole unit. */
const distance = (time: number, now: number): string => {
  const [unit, size] = TIME_UNITS.find(([, size]) => Math.abs(time - now) >= size) ?? []
  if (!unit || !size) return time > now ? 'in a moment' : 'a moment ago'
  return new Intl.RelativeTimeFormat('en').format(Math.trunc((time - now) / size), unit)
}

/** Counts calendar days, so that days of 23 or 25 hours make no difference. */
const daysFrom = (now: number, time: number): number => {
  const noon = (moment: number): number => new Date(moment).setHours(12, 0, 0, 0)
  return Math.round((noon(time) - noon(now)) / DAY_MS)
}

const NEAR_DAY_NAMES: Record<number, string> = { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' }

/** `today at 14:05`, `tomorrow at 2:05 PM`, `on 14 Mar 2027, 14:05`. */
export const moment = (time: number, now: number): string => {
  const day = NEAR_DAY_NAMES[daysFrom(now, time)]
  if (day) return `${day} at ${new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(time)}`
  return `on ${new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(time)}`
}

/** When a marker was made. */
export const since = (time: unknown, now: number): string =>
  isMoment(time) ? distance(time, now) : 'at an unknown time'
