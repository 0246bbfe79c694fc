/** The server's error shape: `{error: {code, message, field?}}`. */
import { type Answer, json } from '../../page/platform/send'
import { object, text } from '../../values/names'
import { CODES } from '../error-codes'

type Codes = Partial<typeof CODES>

/** The content was refused. A 401 or 405 means that something on the way has changed the call. */
const CONTENT_CODES: Codes = { 400: 'malformed', 404: 'not_found', 413: 'too_large' }

/** Checks our own code for the status, because firewalls and proxies may answer with JSON errors too. */
const hasCodeOf = (codes: Codes, answer: Answer): boolean => {
  const { code, message } = object(json(answer).error)
  return typeof message === 'string' && Boolean(code) && code === codes[answer.status as keyof Codes]
}

export const isRefusal = (answer: Answer): boolean => hasCodeOf(CODES, answer)

export const isRefused = (answer: Answer): boolean => hasCodeOf(CONTENT_CODES, answer)

/** Known to the servers of the site alone: a popup of a display answer has it, and so has a refusal. '' if there is none. */
export const signatureIn = (wire: unknown): string => text(object(wire).signature)

/** True if it comes from a server of the site, and not from one with another database. */
export const isSigned = (answer: Answer, signature = ''): boolean =>
  signature !== '' && signatureIn(json(answer).error) === signature
