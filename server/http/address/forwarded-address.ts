/**
 * A proxy's report of the call that came to it: the `Forwarded` header (RFC 7239), and those that proxies had before
 * there was a standard. Of a list, the first is what the visitor's browser called and the last was added by our own
 * proxy; a visitor can write all but the last. So addresses and hosts are taken from the end, and only the scheme from
 * the beginning.
 */
import type { Context } from 'hono'
import { remembered } from '../../lib/text-memo'

/** Separated by a sign, which may stand inside of quotes as well. */
const split = (text: string, sign: ',' | ';'): string[] =>
  (text.match(sign === ',' ? /(?:"(?:\\.|[^"\\])*"|[^,"])+/g : /(?:"(?:\\.|[^"\\])*"|[^;"])+/g) ?? []).map((part) =>
    part.trim(),
  )

const unquoted = (text: string): string => (text.startsWith('"') ? text.slice(1, -1).replace(/\\(.)/g, '$1') : text)

/** The statements of each hop, in the order in which the request has passed them. */
const hopsIn = remembered((header) =>
  split(header, ',').map(
    (hop) =>
      new Map(
        split(hop, ';').map((pair): [string, string] => {
          const index = pair.indexOf('=')
          return [pair.slice(0, index).trim().toLowerCase(), unquoted(pair.slice(index + 1).trim())]
        }),
      ),
  ),
)

const entriesOf = (header: string | undefined): string[] => (header ?? '').split(',').map((entry) => entry.trim())

/** The values of all hops under one name. */
const valuesOf = (c: Context, name: string): string[] => {
  const header = c.req.header('forwarded')
  return header ? hopsIn(header).flatMap((hop) => hop.get(name) ?? []) : []
}

/** The address of who called our proxy; '' if it does not say. May have a port. */
export const forwardedFor = (c: Context): string =>
  entriesOf(c.req.header('x-forwarded-for')).at(-1) || valuesOf(c, 'for').at(-1) || ''

/** `https` or `http`, as the visitor's browser called; '' if nobody says. */
export const forwardedScheme = (c: Context): string => {
  const first = (entriesOf(c.req.header('x-forwarded-proto'))[0] || valuesOf(c, 'proto')[0] || '').toLowerCase()
  return first === 'https' || first === 'http' ? first : ''
}

/** The host that our proxy was called by, perhaps with a port; '' if it does not say. */
export const forwardedHost = (c: Context): string =>
  entriesOf(c.req.header('x-forwarded-host')).at(-1) || valuesOf(c, 'host').at(-1) || ''

/** The port, where it says one. */
export const forwardedPort = (c: Context): string => {
  const first = entriesOf(c.req.header('x-forwarded-port'))[0] ?? ''
  return /^\d{1,5}$/.test(first) ? first : ''
}
