/** The host names that a site's popups show on: `shop.example`, `*.shop.example`. */

type DomainReading = { domain: string } | { problem: string }

/** A domain as browsers write it: lower case, punycode, without scheme, port and last dot; '' if the text is none. */
const normalized = (text: string): string => {
  const address = text.includes('://') ? text : `http://${text}`
  if (!URL.canParse(address)) return ''
  return new URL(address).hostname.replace(/\.$/, '')
}

const NOT_ALLOWED = /[\s*/?#@\\]/
/** One label, as `localhost` and what an IP address ends with, or several. */
const HOST = /^(?:[a-z\d_](?:[a-z\d_-]*[a-z\d_])?\.)*[a-z\d_](?:[a-z\d_-]*[a-z\d_])?$|^\[[\da-f:.]+\]$/

const suggested = (text: string): string => {
  const host = normalized(text.trim().replace(/^(\w+:\/\/)?[*.]+/, '$1'))
  return HOST.test(host) ? `; write "${host}"${text.includes('*') ? ` or "*.${host}"` : ''}` : ''
}

/** Reads what an owner wrote; says what to write instead if that is no domain. */
export const readDomain = (text: string): DomainReading => {
  const trimmed = text.trim().replace(/^(https?:\/\/[^/]*)\/$/i, '$1')
  const [, star = '', domain = ''] = /^((?:https?:\/\/)?\*\.)?(.*)$/is.exec(trimmed) ?? []
  const bare = domain.replace(/^https?:\/\//i, '')
  const host = NOT_ALLOWED.test(bare) ? '' : normalized(bare)
  if (!HOST.test(host)) return { problem: `is not a host name like shop.example or *.shop.example${suggested(text)}` }
  if (!star) return { domain: host }
  if (!host.includes('.') && host !== 'localhost')
    return { problem: `would be all of .${host}; write "*.shop.${host}"` }
  return { domain: `*.${host}` }
}

/** True if a host, as `hostname` returns it, is the domain: with or without www., or a subdomain of a wildcard. */
export const isWithin = (host: string, domain: string): boolean =>
  domain.startsWith('*.') ? host.endsWith(domain.slice(1)) : withoutWww(host) === withoutWww(domain)

export const withoutWww = (host: string): string => host.replace(/^www\./, '')

/** Everything that a site may have written to list this host. */
export const domainsOver = (host: string): string[] => {
  const labels = host.split('.')
  const parents = labels.slice(1).map((_, index) => `*.${labels.slice(index + 1).join('.')}`)
  const bare = withoutWww(host)
  return [bare, `www.${bare}`, ...parents]
}
