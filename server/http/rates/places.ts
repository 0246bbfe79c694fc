/** The places of shared limits' sums: PostgreSQL, or a server that speaks the protocol of Redis (redis.ts). */
import { RateLimiterPostgres } from 'rate-limiter-flexible'
import type { RateRows } from '../../db/rates'
import type { Place } from './shared-rates'

/** Seconds over which a limit counts. */
const WINDOW_S = 60

/** The table, which a migration makes. */
const TABLE = 'rate'

const inPostgres = ({ rates }: { rates: RateRows }): Place => ({
  spend(name, points) {
    // The library names its statements, which only works on connections that are not pooled.
    const storeClient = { query: ({ text, values }: { text: string; values: unknown[] }) => rates.query(text, values) }
    const limiter = new RateLimiterPostgres({
      storeClient,
      storeType: 'client',
      tableName: TABLE,
      tableCreated: true,
      keyPrefix: name,
      points,
      duration: WINDOW_S,
    })
    return (key, spent) => limiter.penalty(key, spent)
  },
  close: async () => {},
})

/** @param setting of WISP_RATES */
export const placeOf = async (setting: string, store: { rates: RateRows }): Promise<Place> => {
  if (setting === 'postgres') return inPostgres(store)
  // Loaded where it is used: it takes a tenth of a second.
  const { inRedis } = await import('./redis')
  return inRedis(setting)
}
