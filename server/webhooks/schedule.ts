/** When a delivery that has failed is tried again. */

const SECOND = 1_000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

/** After the first attempt, the second …: 75.6 hours in all. */
const WAITS = [5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR]
/** What is added at most, as a share: receivers that were down are not all called in the same second. */
const JITTER = 0.1
/** A receiver may not ask for more. */
const LONGEST_HOLD = HOUR
/** For a receiver that is too busy and does not say for how long. */
const USUAL_HOLD = 30 * SECOND
/** Nothing but failures for so long ends a webhook. */
export const FAILING_MS = 72 * HOUR

/** Milliseconds until the next attempt after `attempts` of them; undefined: that was the last one. */
export const waitAfter = (attempts: number, random: () => number = Math.random): number | undefined => {
  const wait = WAITS[attempts - 1]
  return wait === undefined ? undefined : Math.round(wait * (1 + JITTER * random()))
}

/** What Retry-After says, in milliseconds from `now`: a number of seconds or a date. */
const askedFor = (header: string, now: number): number | undefined => {
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

const BUSY = new Set([429, 502, 504])

/** Milliseconds for which the receiver is left alone altogether; 0: it is not. */
export const holdFor = (status: number, retryAfter: string | undefined, now: number): number => {
  const asked = retryAfter === undefined ? undefined : askedFor(retryAfter.trim(), now)
  if (asked === undefined) return BUSY.has(status) ? USUAL_HOLD : 0
  return Math.min(asked, LONGEST_HOLD)
}
