/** Sums of shared rate limits in a server that speaks the protocol of Redis. */
import { createClient } from '@redis/client'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import type { Place } from './shared'

/** Seconds. */
const DURATION = 60
/** Milliseconds to connect, and between two attempts. */
const CONNECT = 3_000
const RECONNECT = 1_000

export const inRedis = (url: string): Place => {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT, reconnectStrategy: RECONNECT },
  })
  // Each question fails by itself.
  client.on('error', () => {})
  client.connect().catch(() => {})
  return {
    spend(name, points) {
      const limiter = new RateLimiterRedis({
        ...{ storeClient: client, useRedisPackage: true },
        ...{ keyPrefix: `wisp:${name}`, points, duration: DURATION },
      })
      return (key, spent) => limiter.penalty(key, spent)
    },
    close: async () => client.destroy(),
  }
}
