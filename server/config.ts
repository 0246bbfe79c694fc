/** Settings from the environment; docs/server.md lists them. */
import { UsageError } from './failure'

export interface Config {
  port: number
  /** Address to listen on; all of them where nothing is said. */
  host: string | undefined
  dataDir: string
  databaseUrl: string
  /** undefined: the one kept in the data folder. */
  deskToken: string | undefined
  /** Writes per minute and address. */
  rate: number
  trustProxy: boolean
}

type Environment = Record<string, string | undefined>

const wholeNumber = (env: Environment, name: string, otherwise: number, most: number): number => {
  // Own names: those of our settings.
  const text = env[name] || `${otherwise}`
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new UsageError(`${name} must be a whole number from 1 to ${most}, got "${text}"`)
  return value
}

export const readConfig = (env: Environment): Config => ({
  port: wholeNumber(env, 'PORT', 8787, 65_535),
  host: env.HOST || undefined,
  dataDir: env.DATA_DIR || 'data',
  databaseUrl: env.DATABASE_URL ?? '',
  deskToken: env.DESK_TOKEN || undefined,
  rate: wholeNumber(env, 'WISP_RATE', 120, 1_000_000),
  trustProxy: env.TRUST_PROXY === '1',
})
