/** Moments in words: clocks and dates in the browser's own format, the words around them in English. */

export const DAY = 86_400_000
const UNITS = [
  ['day', DAY],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** Whether `at` is a time that a Date can hold. What browsers have stored may be anything. */
export const isMoment = (at: unknown): at is number => typeof at === 'number' && !Number.isNaN(new Date(at).getTime())

/** `3 hours ago`, `in 2 days`: the largest whole unit. */
const distance = (at: number, now: number): string => {
  const [unit, size] = UNITS.find(([, size]) => Math.abs(at - now) >= size) ?? []
  if (!unit || !size) return at > now ? 'in a moment' : 'a moment ago'
  return new Intl.RelativeTimeFormat('en').format(Math.trunc((at - now) / size), unit)
}

/** Counts calendar days, so that days of 23 or 25 hours make no difference. */
const daysFrom = (now: number, at: number): number => {
  const noon = (moment: number): number => new Date(moment).setHours(12, 0, 0, 0)
  return Math.round((noon(at) - noon(now)) / DAY)
}

const NEAR: Record<number, string> = { '-1': 'yesterday', 0: 'today', 1: 'tomorrow' }

/** `today at 14:05`, `tomorrow at 2:05 PM`, `on 14 Mar 2027, 14:05`. */
export const moment = (at: number, now: number): string => {
  const day = NEAR[daysFrom(now, at)]
  if (day) return `${day} at ${new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(at)}`
  return `on ${new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' }).format(at)}`
}

/** When a marker was made. */
export const since = (at: unknown, now: number): string => (isMoment(at) ? distance(at, now) : 'at an unknown time')
