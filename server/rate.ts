/** How often one caller may do something. Counted in memory, which is bounded; each look costs the same, however many callers there are. */
import type { MiddlewareHandler } from 'hono'
import type { Caller } from './caller'
import { Refusal } from './refusal'

const MINUTE = 60_000
/** Callers remembered, about 10 MB of them. */
const MOST = 50_000

interface Bucket {
  tokens: number
  at: number
}

/** Takes tokens (one unless told) from the caller's bucket when it holds one at least; else the seconds until it does. */
type Rate = (caller: string, tokens?: number) => number

/** A token bucket per caller: `perMinute` at once, then as many per minute as trickle in. */
export const createRate = (perMinute: number, now: () => number = Date.now, most = MOST): Rate => {
  // Whoever called since the last turn is in `recent`. When that is full, it becomes `earlier`, and who was there is forgotten.
  let recent = new Map<string, Bucket>()
  let earlier = recent

  const keep = (caller: string, bucket: Bucket): void => {
    if (recent.size >= most / 2) {
      earlier = recent
      recent = new Map()
    }
    recent.set(caller, bucket)
  }

  return (caller, wanted = 1) => {
    const time = now()
    const { tokens, at } = recent.get(caller) ?? earlier.get(caller) ?? { tokens: perMinute, at: time }
    // A clock that was set back gives nothing and takes nothing.
    const filled = Math.min(perMinute, tokens + (Math.max(0, time - at) / MINUTE) * perMinute)
    const enough = filled >= 1
    if (wanted) keep(caller, { tokens: enough ? filled - wanted : filled, at: time })
    return enough ? 0 : Math.ceil(((1 - filled) / perMinute) * 60)
  }
}

/** Refuses the request while `wait` is not over. */
export const refuseFor = (wait: number, message: string): void => {
  if (!wait) return
  throw new Refusal(429, `${message}; try again in ${wait} s`, { headers: { 'Retry-After': `${wait}` } })
}

export const limitRate = (rate: Rate, caller: Caller): MiddlewareHandler =>
  async function limitRate(c, next) {
    refuseFor(rate(caller.network(c)), 'Too many requests from your address')
    await next()
  }
