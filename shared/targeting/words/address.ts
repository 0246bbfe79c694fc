/** Addresses in words, and what they are compared with. */
import { ADDRESS_COMPARISONS, type AddressComparison, type AddressMatch } from '../visit-targeting'
import { short } from './text'

const COMPARISON_WORDS: Record<AddressComparison, string> = {
  is: '',
  begins: 'something that begins with ',
  contains: 'something that contains ',
  glob: 'something like ',
  matches: 'something that matches ',
}
export const quoted = (text: string): string => `“${short(text, 60)}”`

export const addressSays = (match: AddressMatch): string =>
  ADDRESS_COMPARISONS.flatMap((comparison) =>
    match[comparison] === undefined ? [] : `${COMPARISON_WORDS[comparison]}${quoted(match[comparison])}`,
  ).join(' and ')

/** Without query and fragment, which may be personal. */
export const bare = (url: string): string => quoted(url.replace(/[?#].*/s, ''))
