/** Rate limits, counted in memory. Memory is bounded, and a check takes constant time. */
import type { Context, MiddlewareHandler } from 'hono'
import { flat } from '../lib/text'
import type { Caller } from './caller'
import { Refusal } from './refusal'

const MINUTE_MS = 60_000
/** Number of callers remembered, about 10 MB. */
const MAX_COUNTED_CALLERS = 50_000

interface Bucket {
  tokens: number
  at: number
}

/**
 * Takes tokens (default 1) if the caller's bucket has at least one, and returns 0; else returns the seconds until it
 * has.
 */
export type Rate = (caller: string, tokens?: number) => number

/** A token bucket per caller: holds `perMinute` tokens, refilled at `perMinute` per minute. */
export const createRate = (perMinute: number, now: () => number = Date.now, maxCallers = MAX_COUNTED_CALLERS): Rate => {
  // Callers are remembered in two generations. When `recent` is full it becomes `earlier`, and the old `earlier` is
  // dropped.
  let recent = new Map<string, Bucket>()
  let earlier = recent

  const save = (caller: string, bucket: Bucket): void => {
    if (recent.size >= maxCallers / 2) {
      earlier = recent
      recent = new Map()
    }
    recent.set(recent.has(caller) ? caller : flat(caller), bucket)
  }

  return (caller, cost = 1) => {
    const time = now()
    const { tokens, at } = recent.get(caller) ?? earlier.get(caller) ?? { tokens: perMinute, at: time }
    // If the clock was set back, the elapsed time is 0.
    const filled = Math.min(perMinute, tokens + (Math.max(0, time - at) / MINUTE_MS) * perMinute)
    const enough = filled >= 1
    if (cost) save(caller, { tokens: enough ? filled - cost : filled, at: time })
    return enough ? 0 : Math.ceil(((1 - filled) / perMinute) * 60)
  }
}

/** Throws a Refusal (429) with Retry-After unless `wait` (seconds) is 0. */
export const refuseFor = (wait: number, message: string): void => {
  if (!wait) return
  throw new Refusal(429, `${message}; try again in ${wait} s`, { headers: { 'Retry-After': `${wait}` } })
}

/** Throws a Refusal if the caller is over its limit. */
export const countCall =
  (rate: Rate, caller: Caller) =>
  (c: Context): void =>
    refuseFor(rate(caller.network(c)), 'Too many requests from your address')

export const limitRate = (count: (c: Context) => void): MiddlewareHandler =>
  async function limitRate(c, next) {
    count(c)
    await next()
  }
