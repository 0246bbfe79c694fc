/** The times for retries of failed deliveries. */

const SECOND_MS = 1_000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** After the first attempt, the second …: 75.6 hours in all. */
const RETRY_PAUSES_MS = [
  5 * SECOND_MS,
  5 * MINUTE_MS,
  30 * MINUTE_MS,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
]
/** The largest share added to a pause: receivers that were down are not all called in the same second. */
const JITTER_PART = 0.1
/** The longest pause that a receiver may ask for. */
const MAX_HOLD_MS = HOUR_MS
/** The pause for a receiver that is too busy and does not say for how long. */
const USUAL_HOLD_MS = 30 * SECOND_MS
/** Milliseconds of failures alone after which a webhook is switched off. */
export const FAILING_MS = 72 * HOUR_MS

/** Milliseconds until the next attempt after `attempts` of them; undefined: that was the last one. */
export const waitAfter = (attempts: number, random: () => number = Math.random): number | undefined => {
  const wait = RETRY_PAUSES_MS[attempts - 1]
  return wait === undefined ? undefined : Math.round(wait * (1 + JITTER_PART * random()))
}

/** Milliseconds from `now` that Retry-After asks for: a number of seconds or a date. */
const askedFor = (header: string, now: number): number | undefined => {
  if (/^\d{1,9}$/.test(header)) return Number(header) * SECOND_MS
  const date = Date.parse(header)
  return Number.isNaN(date) ? undefined : Math.max(0, date - now)
}

const BUSY = new Set([429, 502, 504])

/** Milliseconds for which the receiver is left alone altogether; 0: it is not. */
export const holdFor = (status: number, retryAfter: string | undefined, now: number): number => {
  const requestedWait = retryAfter === undefined ? undefined : askedFor(retryAfter.trim(), now)
  if (requestedWait === undefined) return BUSY.has(status) ? USUAL_HOLD_MS : 0
  return Math.min(requestedWait, MAX_HOLD_MS)
}
