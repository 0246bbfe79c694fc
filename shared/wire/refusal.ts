/** The server's error shape: `{error: {code, message, field?}}`. */
import { type Answer, json } from '../platform/send'
import { object } from './names'

export const CODES = {
  400: 'malformed',
  401: 'unauthorized',
  404: 'not_found',
  405: 'method_not_allowed',
  409: 'too_early',
  413: 'too_large',
  429: 'too_many',
  500: 'internal',
  503: 'unavailable',
} as const

/** Checks our own code for the status, because firewalls and proxies may answer with JSON errors too. */
export const isRefusal = (answer: Answer): boolean => {
  const { code, message } = object(json(answer).error)
  return typeof message === 'string' && Boolean(code) && code === CODES[answer.status as keyof typeof CODES]
}

/** The content was refused, so do not retry. A 401 or 405 means that something on the way has changed the call. */
export const isFinal = (answer: Answer): boolean => [400, 404, 413].includes(answer.status) && isRefusal(answer)
