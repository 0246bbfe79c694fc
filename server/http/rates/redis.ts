/** Sums of shared rate limits in a server that speaks the protocol of Redis. */
import { createClient } from '@redis/client'
import { RateLimiterRedis } from 'rate-limiter-flexible'
import type { Place } from './shared-rates'

/** Seconds over which a limit counts. */
const WINDOW_S = 60
/** Milliseconds to connect, and between two attempts. */
const CONNECT_TIMEOUT_MS = 3_000
const RECONNECT_PAUSE_MS = 1_000

export const inRedis = (url: string): Place => {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECT_TIMEOUT_MS, reconnectStrategy: RECONNECT_PAUSE_MS },
  })
  // Each request fails by itself, so errors of the connection need nothing more.
  client.on('error', () => {})
  client.connect().catch(() => {})
  return {
    spend(name, points) {
      const limiter = new RateLimiterRedis({
        storeClient: client,
        useRedisPackage: true,
        keyPrefix: `wisp:${name}`,
        points,
        duration: WINDOW_S,
      })
      return (key, spent) => limiter.penalty(key, spent)
    },
    close: async () => client.destroy(),
  }
}
