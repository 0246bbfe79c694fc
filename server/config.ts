/** Settings from the environment; docs/server.md lists them. */

import { own } from '../shared/platform/own'
import { UsageError } from './failure'
import type { Bucket } from './images/originals-s3'
import { bucketIn } from './images/settings'
import { SHORTEST_TOKEN } from './secrets'

export interface Config {
  port: number
  /** Address to listen on; undefined: all addresses. */
  host: string | undefined
  /** The public URL of this server, used in what it prints; undefined: the address that it listens on. */
  publicUrl: string | undefined
  dataDir: string
  databaseUrl: string
  /** undefined: use the token in the data folder. */
  deskToken: string | undefined
  /** Leads and draws per minute and caller; reports (views, closes …) get ten times as many. */
  rate: number
  /** Reads per minute and caller: displays, templates, pages. */
  readRate: number
  /** Maximum number of concurrent connections. */
  connections: number
  trustProxy: boolean
  /** Where originals of pictures are; undefined: in the data folder. */
  bucket: Bucket | undefined
  /** MB for pictures that were made from them. */
  imageCache: number
}

type Environment = Record<string, string | undefined>

const wholeNumber = (env: Environment, name: string, otherwise: number, most: number): number => {
  // Own names: `name` is one of our settings.
  const text = env[name] || `${otherwise}`
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > most)
    throw new UsageError(`${name} must be a whole number from 1 to ${most}, got "${text}"`)
  return value
}

/** Refuses anything but 0 and 1, so that `TRUST_PROXY=yes` is not read as no. */
const yesOrNo = (env: Environment, name: string): boolean => {
  const text = own(env, name) || '0'
  if (text !== '0' && text !== '1') throw new UsageError(`${name} must be 1, or left out, got "${text}"`)
  return text === '1'
}

/** The error does not quote the value, because it may end up in a log. */
const token = (text = ''): string | undefined => {
  if (text && text.trim().length < SHORTEST_TOKEN)
    throw new UsageError(
      `DESK_TOKEN must have at least ${SHORTEST_TOKEN} characters, because whoever guesses it can read all leads. Leave it out to have one generated`,
    )
  return text.trim() || undefined
}

const webAddress = (env: Environment, name: string): string | undefined => {
  const text = own(env, name)
  if (!text) return
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw new UsageError(`${name} must be an address like https://popups.example.com, got "${text}"`)
  return url.origin
}

export const readConfig = (env: Environment): Config => ({
  port: wholeNumber(env, 'PORT', 8787, 65_535),
  host: env.HOST || undefined,
  publicUrl: webAddress(env, 'PUBLIC_URL'),
  dataDir: env.DATA_DIR || 'data',
  databaseUrl: env.DATABASE_URL ?? '',
  deskToken: token(env.DESK_TOKEN),
  rate: wholeNumber(env, 'WISP_RATE', 120, 1_000_000),
  readRate: wholeNumber(env, 'WISP_READ_RATE', 6_000, 1_000_000),
  connections: wholeNumber(env, 'WISP_CONNECTIONS', 5_000, 1_000_000),
  trustProxy: yesOrNo(env, 'TRUST_PROXY'),
  bucket: bucketIn(env),
  imageCache: wholeNumber(env, 'WISP_IMAGE_CACHE', 500, 1_000_000),
})
