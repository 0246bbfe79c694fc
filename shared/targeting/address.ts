/** Comparing addresses with texts. */

import { PATTERN_TEXT_MAX } from '../values/pattern-text'
import { globPattern } from './glob'
import { ADDRESS_COMPARISONS, type AddressComparison, type AddressMatch } from './visit-targeting'

/** Longer addresses are cut. */
const MAX_ADDRESS_LENGTH = 2_000

/** Escapes of one letter. Decoding them one by one leaves the others readable where one is invalid, or cut in half. */
const PERCENT_ESCAPES = /%[0-7][\da-f]|%[c-f][\da-f](%[89ab][\da-f]){1,3}/gi

const decoded = (escaped: string): string => {
  try {
    return decodeURI(escaped)
  } catch {
    // An invalid one stays as it is.
    return escaped
  }
}

/** Readable, and letters with accents always written the same way. */
const plain = (text: string): string => text.replace(PERCENT_ESCAPES, decoded).normalize('NFC')

const trimmed = (text: string): string => text.replace(/\/+$/, '') || '/'

/**
 * Patterns are read once, and tried once on each address: rules are asked again and again. The import refuses those that
 * take long on a text of this length.
 */
const tried = new Map<string, { expression: RegExp; path?: string; fits?: boolean }>()
const isMatch = (pattern: string, path: string, other = ''): boolean => {
  const entry = tried.get(pattern) ?? { expression: new RegExp(pattern, 'u') }
  tried.set(pattern, entry)
  if (entry.path !== path) {
    const compared = path.slice(0, PATTERN_TEXT_MAX)
    const fits = [compared, `${compared}${other}`].some((text) => entry.expression.test(text))
    Object.assign(entry, { path, fits })
  }
  return entry.fits === true
}

/**
 * `path` has no slash at its end; `begins` and `contains` may end with one, to mean a whole folder, and patterns are
 * tried with one as well.
 */
const ADDRESS_TESTS: Record<AddressComparison, (path: string, expected: string) => boolean> = {
  is: (path, expected) => path === trimmed(plain(expected)),
  begins: (path, expected) => `${path}/`.startsWith(plain(expected)),
  contains: (path, expected) => `${path}/`.includes(plain(expected)),
  glob: (path, expected) => isMatch(globPattern(trimmed(plain(expected))), path),
  matches: (path, pattern) => isMatch(pattern, path, path === '/' ? '' : '/'),
}

/**
 * The whole address without query and fragment, where the text begins like one: in patterns also as `^https?:`. Apps
 * of Android have addresses of their own.
 */
const isWhole = (expected: string): boolean => /^\^?(https?\??|android-app):/.test(expected)

/** undefined if there is no address that could be compared. */
export const parsed = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined)

/**
 * True if an address fits: the whole of it, or `part` of it.
 * @param part the path for pages, host and path for referrers
 */
export const fitsAddress = (match: AddressMatch, url: URL, part: string): boolean =>
  ADDRESS_COMPARISONS.every((comparison) => {
    const expected = match[comparison]
    if (expected === undefined) return true
    const compared = isWhole(expected) ? `${url.protocol}//${url.host}${url.pathname}` : part
    return ADDRESS_TESTS[comparison](trimmed(plain(compared.slice(0, MAX_ADDRESS_LENGTH))), expected)
  })
