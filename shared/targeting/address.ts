/** Comparing addresses with texts. */
import { type AddressMatch, WAYS, type Way } from '../model/visit-targeting'
import { compile, type Step } from '../pattern/compile'
import { globPattern } from '../pattern/glob'
import { isFound } from '../pattern/run'

/** Longer addresses are cut, so that no pattern takes long. */
const LONGEST = 2_000

/** Readable, and letters with accents always written the same way. */
const plain = (text: string): string => {
  let decoded = text
  try {
    decoded = decodeURI(text)
  } catch {
    // An invalid percent escape stays as it is.
  }
  return decoded.normalize('NFC')
}

const trimmed = (text: string): string => text.replace(/\/+$/, '') || '/'

/** Patterns are compiled once. */
const compiled = new Map<string, Step[]>()
const isMatch = (pattern: string, text: string): boolean => {
  const steps = compiled.get(pattern) ?? compile(pattern)
  compiled.set(pattern, steps)
  return isFound(steps, text)
}

/** `path` has no slash at its end; `begins` and `contains` may end with one, to mean a whole folder. */
const TESTS: Record<Way, (path: string, wanted: string) => boolean> = {
  is: (path, wanted) => path === trimmed(plain(wanted)),
  begins: (path, wanted) => `${path}/`.startsWith(plain(wanted)),
  contains: (path, wanted) => `${path}/`.includes(plain(wanted)),
  glob: (path, wanted) => isMatch(globPattern(trimmed(plain(wanted))), path),
  matches: (path, wanted) => isMatch(wanted, path),
}

/** The whole address without query and fragment, where the text begins like one. */
const isWhole = (wanted: string): boolean => /^\^?https?:/.test(wanted)

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
    const compared = isWhole(wanted) ? url.origin + url.pathname : part
    return TESTS[way](trimmed(plain(compared.slice(0, LONGEST))), wanted)
  })
