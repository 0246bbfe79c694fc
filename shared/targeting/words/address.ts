/** Addresses in words, and what they are compared with. */
import { type AddressMatch, WAYS, type Way } from '../../model/visit-targeting'
import { short } from './text'

const WAY: Record<Way, string> = {
  is: '',
  begins: 'something that begins with ',
  contains: 'something that contains ',
  glob: 'something like ',
  matches: 'something that matches ',
}
export const quoted = (text: string): string => `“${short(text, 60)}”`

export const addressSays = (match: AddressMatch): string =>
  WAYS.flatMap((way) => (match[way] === undefined ? [] : `${WAY[way]}${quoted(match[way])}`)).join(' and ')

/** Without query and fragment, which may be personal. */
export const bare = (url: string): string => quoted(url.replace(/[?#].*/s, ''))
