/** Helpers for building sentences. */

export { sentence, short } from '../../../../shared/targeting/words/text'

/** `3 days`, `1 day`. */
export const count = (number: number, singular: string, many = `${singular}s`): string =>
  `${number} ${number === 1 ? singular : many}`

/** `first`, `second`, `third`, then `4th`, … of a queue. */
export const ordinal = (place: number): string => ['first', 'second', 'third'][place - 1] ?? `${place}th`

/** A name from the code as words: `countdownPast` → `Countdown past`. */
export const spaced = (name: string): string => {
  const words = name.replace(/(?<=[a-z])[A-Z]/g, (sign) => ` ${sign.toLowerCase()}`)
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`
}

/** An address without its query and fragment, which may be personal. */
export const withoutQuery = (url: string): string => url.replace(/[?#].*/s, '')

/** Masks email addresses: their owner recognises them, nobody else learns them. */
export const masked = (text: string): string => text.replace(/([^\s@"'<>=&?/:])[^\s@"'<>=&?/:]*@/g, '$1…@')
