/**
 * TLS to PostgreSQL, by the same words in its URL as its own programs have (`sslmode` and the like), because providers hand out such
 * URLs. The driver reads some of them otherwise, so they are taken out of the URL and handed over as options.
 */
import { readFileSync } from 'node:fs'
import type { ConnectionOptions } from 'node:tls'
import { own } from '../../shared/values/own'
import { invalid } from '../lib/invalid'

/** `false`: without TLS. */
export type Tls = ConnectionOptions | false

interface Secured {
  /** The URL without what is said here. */
  url: string
  /** TLS options in the order of attempts: the next is tried if the server refuses the first. */
  tlsOptions: [Tls, ...Tls[]]
  /** Ties the password to the certificate, where the server can do that. */
  enableChannelBinding: boolean
}

const UNCHECKED_TLS: Tls = { rejectUnauthorized: false }

const FILES = { sslrootcert: 'ca', sslcert: 'cert', sslkey: 'key' } as const

const readPem = (name: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    const { code } = error as { code?: string }
    throw invalid(
      `${name}=${path} in DATABASE_URL cannot be read (${code}). Correct the path, or let this user read it`,
    )
  }
}

/** The files that the URL names. `sslrootcert=system`: the authorities that this program knows anyway. */
const filesIn = (parameters: URLSearchParams): ConnectionOptions =>
  Object.fromEntries(
    Object.entries(FILES).flatMap(([name, option]) => {
      const path = parameters.get(name)
      return path && !(name === 'sslrootcert' && path === 'system') ? [[option, readPem(name, path)]] : []
    }),
  )

/** By its mode, with the files. */
const TLS_BY_MODE: Record<string, (files: ConnectionOptions) => [Tls, ...Tls[]]> = {
  disable: () => [false],
  allow: (files) => [false, { ...files, ...UNCHECKED_TLS }],
  prefer: (files) => [{ ...files, ...UNCHECKED_TLS }, false],
  // An authority that is named is asked for, as by PostgreSQL's own programs.
  require: (files) => [files.ca ? ofAuthority(files) : { ...files, ...UNCHECKED_TLS }],
  'verify-ca': (files) => [ofAuthority(files)],
  'verify-full': (files) => [files],
  // A mode of the driver, not of PostgreSQL.
  'no-verify': (files) => [{ ...files, ...UNCHECKED_TLS }],
}

/** The certificate may be for another name. */
const ofAuthority = (files: ConnectionOptions): Tls => ({ ...files, checkServerIdentity: () => undefined })

/** Names of the driver's own setting. */
const OF_SSL: Record<string, string> = { true: 'verify-full', 1: 'verify-full', false: 'disable', 0: 'disable' }

const modeIn = (parameters: URLSearchParams, env: string | undefined): string => {
  const ssl = parameters.get('ssl')
  const modeName = parameters.get('sslmode') || (ssl && (own(OF_SSL, ssl) ?? ssl)) || env
  // Anybody can have a certificate of a public authority, but not for this host.
  if (parameters.get('sslrootcert') === 'system' && modeName !== 'disable') return 'verify-full'
  if (!modeName) return parameters.has('sslrootcert') ? 'verify-full' : 'disable'
  if (own(TLS_BY_MODE, modeName)) return modeName
  throw invalid(
    `sslmode=${modeName} in DATABASE_URL is none that there is. Write one of ${Object.keys(TLS_BY_MODE).join(', ')}`,
  )
}

const OUR_PARAMETERS = ['ssl', 'sslmode', ...Object.keys(FILES), 'uselibpqcompat', 'channel_binding']

/** @param databaseUrl a URL of PostgreSQL, whose other parts may be whatever the driver takes */
export const securedIn = (databaseUrl: string): Secured => {
  const [address = '', query = ''] = databaseUrl.split(/\?(.*)/s)
  const parameters = new URLSearchParams(query)
  const tlsOptions = own(TLS_BY_MODE, modeIn(parameters, process.env.PGSSLMODE))?.(filesIn(parameters)) ?? [false]
  const binding = parameters.get('channel_binding')
  for (const name of OUR_PARAMETERS) parameters.delete(name)
  const search = `${parameters}`
  return {
    url: search ? `${address}?${search}` : address,
    tlsOptions,
    enableChannelBinding: binding === 'require' || binding === 'prefer',
  }
}

/** Code of our own for what the driver says without one. */
export const NO_TLS = 'NO_TLS'
/** The words with which PostgreSQL, poolers and providers demand TLS. */
const DEMANDS_TLS =
  /no encryption|SSL off|SSL (connection )?(is )?required|connection is insecure|requires? (an? )?(SSL|TLS|encrypt)/i

const messageOf = (error: unknown): string => `${(error as Partial<Error> | undefined)?.message}`

export const hasNoTls = (error: unknown): boolean =>
  /does not support SSL/.test(messageOf(error)) || (error as { code?: unknown } | undefined)?.code === NO_TLS
export const demandsTls = (error: unknown): boolean => DEMANDS_TLS.test(messageOf(error))

const CERTIFICATE = 'in DATABASE_URL. See docs/postgresql.md'
const UNKNOWN = `shows a certificate of an authority that is not known here. Name the provider's file with sslrootcert=/path/ca.pem ${CERTIFICATE}`

/** By the code of Node's error. */
const OF_CERTIFICATES: Record<string, string> = {
  SELF_SIGNED_CERT_IN_CHAIN: UNKNOWN,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNKNOWN,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNKNOWN,
  UNABLE_TO_GET_ISSUER_CERT: UNKNOWN,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNKNOWN,
  CERT_SIGNATURE_FAILURE: UNKNOWN,
  ERR_TLS_CERT_ALTNAME_INVALID: `shows a certificate for another name. Write the host that it is for, or sslmode=verify-ca ${CERTIFICATE}`,
  CERT_HAS_EXPIRED: 'shows a certificate that has expired. Renew it, or set the clock of this machine',
  CERT_NOT_YET_VALID: 'shows a certificate that is not valid yet. Set the clock of this machine',
  CERT_REVOKED: 'shows a certificate that was revoked. Renew it',
}

/** The fault in the TLS connection, in words for the owner; undefined if there is none. */
export const tlsProblem = (error: unknown): string | undefined => {
  if (hasNoTls(error))
    return 'has no TLS. Turn it on there; on a network of your own, write sslmode=disable in DATABASE_URL instead'
  if (/valid client certificate/.test(messageOf(error)))
    return 'asks for a certificate of the client. Name its files with sslcert=… and sslkey=… in DATABASE_URL'
  if (demandsTls(error))
    return `demands TLS. Add sslmode=verify-full, or sslmode=require, to the address ${CERTIFICATE}`
  const { code = '' } = error as { code?: string }
  const certificate = own(OF_CERTIFICATES, code)
  if (certificate) return certificate
  if (/^(ERR_(SSL|TLS|OSSL)|EPROTO)/.test(code))
    return `cannot agree on TLS (${code}). Correct sslmode, sslrootcert, sslcert or sslkey ${CERTIFICATE}`
}
