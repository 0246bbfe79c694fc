/** The address at which a visitor has asked, by the `Host` header, and by the proxy's headers if it is trusted. */
import type { Context } from 'hono'
import { remembered } from '../../lib/text-memo'
import { forwardedHost, forwardedPort, forwardedScheme } from './forwarded-address'

/** Scheme and host of an address, as they stand in it. */
const beginOf = (url: string): string => url.slice(0, url.indexOf('/', 'https://'.length))

/**
 * The scheme, and a name or address of which no character means anything in markup, JSON or a header. A URL may have quotes
 * and brackets in its host.
 */
const PLAIN = /^https?:\/\/(?:[\w.-]{1,253}|\[[\da-f:.]+\])(?::\d+)?$/

/** '' for host names that HTTP accepts but the world does not know: they would end up in links and templates. */
const originIn = remembered((begin) => {
  const origin = URL.canParse(begin) ? new URL(begin).origin : ''
  return PLAIN.test(origin) ? origin : ''
})

/** Only known to our own network: an address, a name without a dot, or one that no public DNS has. */
const INSIDE = /^(?:[\d.]+|\[.*\]|[^.]+|.*\.(?:internal|local|localhost|localdomain|lan|svc))$/i

const parts = (host: string): [name: string, port: string] => {
  const [, name = '', port = ''] = /^(\[[^\]]*\]|[^:]*)(?::(\d+))?$/.exec(host) ?? []
  return [name, port]
}

/**
 * The host that the visitor knows. Most proxies pass the `Host` header on; a few say it in another one and send their own name
 * for us. Where ours is a name of the world, it counts: not every proxy removes the other headers, in which a visitor may write.
 */
const hostOf = (host: string, c: Context): string => {
  const forwarded = forwardedHost(c)
  const [name, port] = parts(host)
  const [theirs, theirPort] = parts(forwarded)
  if (!theirs) return host
  if (INSIDE.test(name)) return forwarded
  return !port && theirPort && theirs.toLowerCase() === name.toLowerCase() ? forwarded : host
}

/** The port is missing where a proxy passes the name alone. 80 and 443 are said by proxies behind which another one has TLS. */
const withPort = (host: string, c: Context): string => {
  const port = forwardedPort(c)
  return parts(host)[1] || !port || port === '80' || port === '443' ? host : `${host}:${port}`
}

/** Scheme and host; '' if no address can have them. */
export const seenOrigin = (c: Context, trustProxy: boolean): string => {
  const begin = beginOf(c.req.url)
  if (!trustProxy) return originIn(begin)
  const [scheme = '', host = ''] = begin.split('://')
  return originIn(`${forwardedScheme(c) || scheme}://${withPort(hostOf(host, c), c)}`)
}
