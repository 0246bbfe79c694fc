/** Comparing addresses with texts. */
import { type AddressMatch, WAYS, type Way } from '../model/visit-targeting'
import { compile, type Step } from '../pattern/compile'
import { globPattern } from '../pattern/glob'
import { isFound } from '../pattern/run'

/** Longer addresses are cut, so that no pattern takes long. */
const LONGEST_ADDRESS = 2_000

/** Of one letter. Decoding them one by one leaves the others readable where one is invalid, or cut in half. */
const ESCAPES = /%[0-7][\da-f]|%[c-f][\da-f](%[89ab][\da-f]){1,3}/gi

const decoded = (escaped: string): string => {
  try {
    return decodeURI(escaped)
  } catch {
    // An invalid one stays as it is.
    return escaped
  }
}

/** Readable, and letters with accents always written the same way. */
const plain = (text: string): string => text.replace(ESCAPES, decoded).normalize('NFC')

const trimmed = (text: string): string => text.replace(/\/+$/, '') || '/'

/** Patterns are compiled once, and run once for each address: rules are asked again and again. */
const compiled = new Map<string, { steps: Step[]; ran?: string; found?: boolean }>()
const isMatch = (pattern: string, texts: string[], longest?: number): boolean => {
  const kept = compiled.get(pattern) ?? { steps: compile(pattern, longest) }
  compiled.set(pattern, kept)
  const ran = texts.join('\n')
  if (kept.ran !== ran) Object.assign(kept, { ran, found: texts.some((text) => isFound(kept.steps, text)) })
  return kept.found === true
}

/**
 * `path` has no slash at its end; `begins` and `contains` may end with one, to mean a whole folder, and patterns are
 * tried with one as well.
 */
const TESTS: Record<Way, (path: string, wanted: string) => boolean> = {
  is: (path, wanted) => path === trimmed(plain(wanted)),
  begins: (path, wanted) => `${path}/`.startsWith(plain(wanted)),
  contains: (path, wanted) => `${path}/`.includes(plain(wanted)),
  glob: (path, wanted) => isMatch(globPattern(trimmed(plain(wanted))), [path], Number.POSITIVE_INFINITY),
  matches: (path, wanted) => isMatch(wanted, path === '/' ? [path] : [path, `${path}/`]),
}

/**
 * The whole address without query and fragment, where the text begins like one: in patterns also as `^https?:`. Apps
 * of Android have addresses of their own.
 */
const isWhole = (wanted: string): boolean => /^\^?(https?\??|android-app):/.test(wanted)

/** undefined if there is no address that could be compared. */
export const parsed = (address: string): URL | undefined => (URL.canParse(address) ? new URL(address) : undefined)

/**
 * Whether an address fits: the whole of it, or `part` of it.
 * @param part the path for pages, host and path for referrers
 */
export const fitsAddress = (match: AddressMatch, url: URL, part: string): boolean =>
  WAYS.every((way) => {
    const wanted = match[way]
    if (wanted === undefined) return true
    const compared = isWhole(wanted) ? `${url.protocol}//${url.host}${url.pathname}` : part
    return TESTS[way](trimmed(plain(compared.slice(0, LONGEST_ADDRESS))), wanted)
  })
