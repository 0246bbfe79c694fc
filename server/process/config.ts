/** Settings from the environment; docs/server.md lists them. */

import { own } from '../../shared/values/own'
import { buildsIn } from '../builds/settings'
import { publicAddress } from '../http/address/public-url'
import { ratesIn } from '../http/rates/settings'
import { MIN_TOKEN_LENGTH } from '../http/secrets'
import type { Bucket } from '../images/originals-s3'
import { bucketIn } from '../images/settings'
import { checkEach, wrongUsage } from '../lib/invalid'
import { type Allowed, readAllowed } from '../outside/allowed-addresses'

export interface Config {
  port: number
  /** Address to listen on; undefined: all addresses. */
  host: string | undefined
  /** The address at which visitors reach this server, perhaps with a path; undefined: the one that they ask for. */
  publicUrl: string | undefined
  /** Pages of each site at a host of its own below this one; undefined: all at the hosts of the server. */
  pagesHost: string | undefined
  /** Origin of the desk; undefined: at every host of the server. */
  deskUrl: string | undefined
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
  /** Seconds for which a connection waits for its next request. */
  keepAlive: number
  trustProxy: boolean
  /** The header in which the proxy names the visitor's country; '' for none. */
  countryHeader: string
  /** A file with the countries of addresses; '' for none. */
  countryFile: string
  /** The store of original pictures; undefined: the data folder. */
  bucket: Bucket | undefined
  /** MB for pictures that were made from them. */
  imageCache: number
  /** The place where limits of all servers are added up: `postgres`, or the address of a Redis; '': nowhere. */
  sharedRates: string
  /** The place where all servers keep the files of their builds; undefined: each in its own. */
  builds: Bucket | string | undefined
  /** Port for figures and for the calls of a supervisor; undefined: none. */
  metricsPort: number | undefined
  /** Token for figures on the usual port; undefined: they are not there. */
  metricsToken: string | undefined
  /** Seconds in which a server that is about to stop goes on answering, so that its proxy notices. */
  stopDelay: number
  /** Addresses that webhooks may call beside public ones. */
  webhookAllow: Allowed
}

/**
 * Seconds. A proxy must be the one that hangs up, or it sends a visitor's call into a connection that is just being closed;
 * Caddy keeps its connections for two minutes, nginx for one. Browsers open another one, and hold up nothing meanwhile.
 */
const [KEEP_ALIVE_BEHIND_PROXY_SECONDS, KEEP_ALIVE_SECONDS] = [150, 5]

type Environment = Record<string, string | undefined>

const wholeNumber = (env: Environment, name: string, otherwise: number, max: number, min = 1): number => {
  // Own names: `name` is one of our settings.
  const text = env[name] || `${otherwise}`
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max)
    throw wrongUsage(`${name} must be a whole number from ${min} to ${max}, got "${text}"`)
  return value
}

/** Refuses anything but 0 and 1, so that `TRUST_PROXY=yes` is not read as no. */
const yesOrNo = (env: Environment, name: string): boolean => {
  const text = own(env, name) || '0'
  if (text !== '0' && text !== '1') throw wrongUsage(`${name} must be 1, or left out, got "${text}"`)
  return text === '1'
}

/** The error does not quote the value, because it may end up in a log. */
const token = (name: string, text = '', why = ''): string | undefined => {
  if (text && text.trim().length < MIN_TOKEN_LENGTH)
    throw wrongUsage(`${name} must have at least ${MIN_TOKEN_LENGTH} characters${why}`)
  return text.trim() || undefined
}

const DESK_TOKEN = ', because whoever guesses it can read all leads. Leave it out to have one generated'

/**
 * An address as people copy it: with spaces or a line break around it, in the quotes of a shell or of a settings file, or as the
 * command that a provider's page shows.
 */
const copied = (text = ''): string =>
  text
    .trim()
    .replace(/^psql\s+/, '')
    .replace(/^(["'])(.*)\1$/s, '$2')
    .trim()

const webAddress = (env: Environment, name: string): string | undefined => {
  const text = own(env, name)
  if (!text) return
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.pathname !== '/')
    throw wrongUsage(`${name} must be an address like https://popups.example.com, got "${text}"`)
  return url.origin
}

/** `*.pages.example`: the hosts of sites. A port is that of the server. */
const wildcard = (env: Environment, name: string): string | undefined => {
  const text = own(env, name)
  if (!text) return
  if (!/^\*(\.[a-z\d]([a-z\d-]*[a-z\d])?)+$/.test(text))
    throw wrongUsage(`${name} must be a wildcard like *.pages.example.com, got "${text}"`)
  return text.slice(2)
}

const allowed = (env: Environment, name: string): Allowed => {
  const text = own(env, name) ?? ''
  const read = readAllowed(text)
  if (!read) throw wrongUsage(`${name} must be hosts and ranges like crm.internal,10.0.0.0/8, got "${text}"`)
  return read
}

/** Without a proxy that sets it, visitors could say what they like. */
const countryHeader = (env: Environment): string => {
  const name = env.WISP_COUNTRY_HEADER || ''
  if (name && !/^[\w-]+$/.test(name))
    throw wrongUsage(`WISP_COUNTRY_HEADER must be the name of a header, like CF-IPCountry, got "${name}"`)
  if (name && !yesOrNo(env, 'TRUST_PROXY')) throw wrongUsage('WISP_COUNTRY_HEADER needs TRUST_PROXY=1')
  return name
}

const keepAlive = (env: Environment): number =>
  wholeNumber(
    env,
    'WISP_KEEP_ALIVE',
    yesOrNo(env, 'TRUST_PROXY') ? KEEP_ALIVE_BEHIND_PROXY_SECONDS : KEEP_ALIVE_SECONDS,
    3_600,
  )

/** Reads all, so that somebody who sets up a server is told at once of all that is wrong. */
const all = (readers: { [K in keyof Config]: () => Config[K] }): Config => {
  const read: Partial<Config> = {}
  checkEach(Object.entries(readers), ([name, reader]) => Object.assign(read, { [name]: reader() }))
  return read as Config
}

export const readConfig = (env: Environment): Config =>
  all({
    port: () => wholeNumber(env, 'PORT', 8787, 65_535),
    host: () => env.HOST || undefined,
    publicUrl: () => publicAddress('PUBLIC_URL', env.PUBLIC_URL),
    pagesHost: () => wildcard(env, 'PAGES_HOST'),
    deskUrl: () => webAddress(env, 'DESK_URL'),
    dataDir: () => env.DATA_DIR || 'data',
    databaseUrl: () => copied(env.DATABASE_URL),
    deskToken: () => token('DESK_TOKEN', env.DESK_TOKEN, DESK_TOKEN),
    rate: () => wholeNumber(env, 'WISP_RATE', 120, 1_000_000),
    readRate: () => wholeNumber(env, 'WISP_READ_RATE', 6_000, 1_000_000),
    connections: () => wholeNumber(env, 'WISP_CONNECTIONS', 5_000, 1_000_000),
    keepAlive: () => keepAlive(env),
    trustProxy: () => yesOrNo(env, 'TRUST_PROXY'),
    countryHeader: () => countryHeader(env),
    countryFile: () => env.WISP_COUNTRY_FILE || '',
    bucket: () => bucketIn(env),
    imageCache: () => wholeNumber(env, 'WISP_IMAGE_CACHE', 500, 1_000_000),
    sharedRates: () => ratesIn(env.WISP_RATES, copied(env.DATABASE_URL)),
    builds: () => buildsIn(env),
    metricsPort: () => (env.WISP_METRICS_PORT ? wholeNumber(env, 'WISP_METRICS_PORT', 0, 65_535) : undefined),
    metricsToken: () => token('WISP_METRICS_TOKEN', env.WISP_METRICS_TOKEN),
    stopDelay: () => wholeNumber(env, 'WISP_STOP_DELAY', 0, 600, 0),
    webhookAllow: () => allowed(env, 'WISP_WEBHOOK_ALLOW'),
  })
