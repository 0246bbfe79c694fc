import { POPULAR_DOMAINS } from './popular'

/** Real providers whose domain looks like a misspelt one of another. A test finds those that are missing. */
const RESEMBLING_DOMAINS =
  `5ymail.com amail.com ashotmail.com aver.com bgtmail.com bitmail.com boimail.com bootmail.com chogmail.com cmail.com
coxmail.com docmail.com dogmail.co.uk dostmail.com email.com foxmail.com ghostmail.com gotmail.com hd-mail.com hmamail.com
homemail.com hotepmail.com jo-mail.com joymail.com kozmail.com liberto.it matmail.com odmail.com online.de popmail.com
prontomail.com proto2mail.com shootmail.com tmail.com uolmail.com uomail.com uymail.com wallm.com wowmail.com xmail.com
y7mail.com yalla.com ymail4.com yopmail.com yopmail.fr zetmail.com zoemail.com zoutlook.com`.split(/\s/)

/** Fixes endings that do not exist, or not for this provider. */
const mendEnding = (domain: string): string =>
  domain
    .replace(/^(gmail|icloud)\..*/, '$1.com')
    .replace(/\.(c[io]n|cmo|ocm|[vx]om|cpm|coom|comm)$/, '.com')
    .replace(/\.(ne|ent|nett)$/, '.net')
    .replace(/\.(co|net|org)\.li$/, '.$1.il')

/** Optimal string alignment distance: letters added, left out, replaced, or swapped with their neighbour. */
const distance = (a: string, b: string): number => {
  const rows: number[][] = [...a, ''].map((_, i) => [i])
  const distanceAt = (i: number, j: number): number => rows[i]?.[j] ?? (i ? Number.POSITIVE_INFINITY : j)
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1]
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const edits = [distanceAt(i - 1, j) + 1, distanceAt(i, j - 1) + 1, distanceAt(i - 1, j - 1) + Number(!same)]
      ;(rows[i] as number[])[j] = Math.min(...edits, swapped ? distanceAt(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY)
    }
  return distanceAt(a.length, b.length)
}

const nameOf = (domain: string): string => domain.replace(/\..*/, '')

/** The provider's domain in another country, which is not a typo; only misspellings of `.com` are. */
const elsewhere = (domain: string, popular: string): boolean =>
  nameOf(domain) === nameOf(popular) && /\.(com?\.)?[a-z]{2}$/.test(domain) && !/^[^.]+\.(c[mo]|om)$/.test(domain)

/**
 * Distance to a popular domain; infinite if too far. Skips short names (me, qq, aol), which resemble too many
 * companies.
 */
const near = (domain: string, popular: string): number => {
  if (nameOf(popular).length < 5 || elsewhere(domain, popular)) return Number.POSITIVE_INFINITY
  const edits = distance(domain, popular)
  return edits <= (popular.length < 10 ? 1 : 2) ? edits : Number.POSITIVE_INFINITY
}

const meant = (typed: string): string => {
  if (RESEMBLING_DOMAINS.includes(typed)) return typed
  const domain = mendEnding(typed)
  if (POPULAR_DOMAINS.includes(domain)) return domain
  const whole = POPULAR_DOMAINS.find((popular) => nameOf(popular) === domain)
  if (whole) return whole
  const distances = POPULAR_DOMAINS.map((popular) => near(domain, popular))
  const least = Math.min(...distances)
  return least < Number.POSITIVE_INFINITY ? (POPULAR_DOMAINS[distances.indexOf(least)] as string) : domain
}

/** The address that was probably meant, if the domain of `email` looks misspelt. */
export const suggest = (email: string): string | undefined => {
  const [, name = '', typed = ''] = /^\s*([^\s@]+@)([^\s@]+)\s*$/.exec(email) ?? []
  const domain = typed.toLowerCase()
  const right = domain && meant(domain)
  return right && right !== domain ? name + right : undefined
}
