import type { MiddlewareHandler } from 'hono'
import type { Caller } from './caller'
import { Refusal } from './refusal'

const MINUTE = 60_000
/** Addresses remembered before those that have been quiet for a minute are forgotten. */
const MANY = 10_000

interface Bucket {
  tokens: number
  at: number
}

/** A token bucket per address, in memory: `perMinute` at once, then as many per minute as trickle in. */
export const createRate = (perMinute: number, now: () => number = Date.now) => {
  const buckets = new Map<string, Bucket>()

  const forget = (time: number): void => {
    for (const [address, { at }] of buckets) if (time - at > MINUTE) buckets.delete(address)
  }

  /** Takes one token; else the seconds until there is one. */
  return (address: string): number => {
    const time = now()
    if (buckets.size > MANY) forget(time)
    const { tokens, at } = buckets.get(address) ?? { tokens: perMinute, at: time }
    const filled = Math.min(perMinute, tokens + ((time - at) / MINUTE) * perMinute)
    buckets.set(address, { tokens: filled < 1 ? filled : filled - 1, at: time })
    return filled < 1 ? Math.ceil(((1 - filled) / perMinute) * 60) : 0
  }
}

export const limitRate = (rate: ReturnType<typeof createRate>, caller: Caller): MiddlewareHandler => {
  return async function limitRate(c, next) {
    const wait = rate(caller.address(c))
    if (wait) {
      const headers = { 'Retry-After': `${wait}` }
      throw new Refusal(429, `Too many requests from your address; try again in ${wait} s`, { headers })
    }
    await next()
  }
}
