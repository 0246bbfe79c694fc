/** How the server refuses: `{error: {code, message, field?}}`. */
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

/** Firewalls and proxies on the way have statuses and JSON of their own, but not our word for the status. */
export const isRefusal = (answer: Answer): boolean => {
  const { code, message } = object(json(answer).error)
  return typeof message === 'string' && Boolean(code) && code === CODES[answer.status as keyof typeof CODES]
}

/** Refused for what was sent. Another token or method (401, 405) is asked for where something on the way has changed the call. */
export const isFinal = (answer: Answer): boolean => [400, 404, 413].includes(answer.status) && isRefusal(answer)
