/** The place where rate limits are added up, from the environment (docs/many-machines.md). */
import { wrongUsage } from '../../lib/invalid'

/** '' for limits of each process by itself. The value may hold a password, so it is not quoted. */
export const ratesIn = (text = '', databaseUrl = ''): string => {
  if (!text || text === 'memory') return ''
  if (text === 'postgres' && !databaseUrl)
    throw wrongUsage('WISP_RATES=postgres needs PostgreSQL: set DATABASE_URL, or leave WISP_RATES out')
  if (text === 'postgres' || (/^rediss?:\/\//.test(text) && URL.canParse(text))) return text
  throw wrongUsage('WISP_RATES must be postgres, or an address like redis://host:6379, or left out')
}
