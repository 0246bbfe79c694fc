/** The server's error shape: `{error: {code, message, field?}}`. */
import { type Answer, json } from '../../page/platform/send'
import { object, text } from '../../values/names'
import { CODES } from '../error-codes'

/** Checks our own code for the status, because firewalls and proxies may answer with JSON errors too. */
export const isRefusal = (answer: Answer): boolean => {
  const { code, message } = object(json(answer).error)
  return typeof message === 'string' && Boolean(code) && code === CODES[answer.status as keyof typeof CODES]
}

/** The content was refused. A 401 or 405 means that something on the way has changed the call. */
export const isRefused = (answer: Answer): boolean => [400, 404, 413].includes(answer.status) && isRefusal(answer)

/** Known to the servers of the site alone: a popup of a display answer has it, and so has a refusal. '' if there is none. */
export const signatureIn = (wire: unknown): string => text(object(wire).signature)

/** True if it comes from a server of the site, and not from one with another database. */
export const isSigned = (answer: Answer, signature = ''): boolean =>
  signature !== '' && signatureIn(json(answer).error) === signature
