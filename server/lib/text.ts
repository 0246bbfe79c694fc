import { createHash } from 'node:crypto'

/**
 * A copy of a text that shares no memory with others. A text that was cut out of a larger one, such as a field of a form,
 * otherwise keeps all of that in memory as long as it is kept itself.
 */
export const flat = (text: string): string => Buffer.from(text, 'utf16le').toString('utf16le')

/** A text without line breaks and other runs of spaces. */
export const onOneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Cuts text at `maxLength` characters, with an ellipsis. */
export const short = (text: string, maxLength: number): string =>
  text.length > maxLength ? `${text.slice(0, maxLength - 1).replace(/\p{Surrogate}$/u, '')}…` : text

/** A hash that tells versions of texts apart. */
export const versionOf = (...texts: string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('base64url').slice(0, 16)
