/** Turns errors into responses: `{error: {code, message, field?, problems?}}`. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { CODES } from '../../shared/wire/error-codes'
import { Invalid } from '../lib/invalid'
import type { Log } from '../lib/log'
import { Full, isUnavailable } from '../lib/unavailable'

interface Details {
  /** Wire name of the invalid form or JSON field. */
  field?: string | undefined
  /** Signature of the site whose popup it is about: pages take a refusal with it for final. */
  signature?: string | undefined
  headers?: Record<string, string>
}

/** Thrown when a request is refused for more than what it says (that is an Invalid); `status` is the HTTP status. */
export class Refusal extends Error {
  override name = 'Refusal'
  constructor(
    readonly status: Exclude<keyof typeof CODES, 500>,
    message: string,
    readonly details: Details = {},
  ) {
    super(message)
  }
}

/** Seconds after which a page's outbox may retry. */
const RETRY_HEADERS = { 'Retry-After': '10' }

/** The status that nginx logs for a caller that has hung up; nobody receives this answer. */
const HUNG_UP = 499

const codeOf = (error: Error): string => `${(error as { code?: string }).code ?? ''}`

const answer = (c: Context, status: ContentfulStatusCode, error: object, headers: Record<string, string> = {}) =>
  c.json({ error }, status, { 'Cache-Control': 'no-store', ...headers })

/** Most problems that an answer lists. */
const MAX_PROBLEMS = 50

/** The first stands where the only one stands; all are listed if there are more. */
const encodeProblems = ({ problems }: Invalid) => {
  const all = problems.slice(0, MAX_PROBLEMS).map(({ message, path }) => ({ message, field: path?.join('.') }))
  return { ...all[0], ...(all.length > 1 && { problems: all }) }
}

/** Logs foreign errors by name and stack only: database messages quote values. */
export const toResponse =
  (log: Log) =>
  (error: Error, c: Context): Response => {
    if (error instanceof Invalid) return answer(c, 400, { code: CODES[400], ...encodeProblems(error) })
    if (error instanceof Refusal) {
      const { status, message, details } = error
      const { field, signature, headers } = details
      return answer(c, status, { code: CODES[status], message, field, signature }, headers)
    }
    if (error instanceof Full)
      return toResponse(log)(new Refusal(503, 'Too much is waiting to be written', { headers: RETRY_HEADERS }), c)
    if (isUnavailable(error)) {
      log(`${error.name} ${codeOf(error)}`, true)
      return toResponse(log)(new Refusal(503, 'The database does not answer', { headers: RETRY_HEADERS }), c)
    }
    // The caller has hung up, and what was read for it has stopped.
    if (c.req.raw.signal.aborted) return new Response(null, { status: HUNG_UP })
    const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
    log([`${error.name} ${codeOf(error)}`, ...frames.slice(0, 5)].join('\n'), true)
    return answer(c, 500, { code: CODES[500], message: 'Something went wrong on our side; try again later' })
  }
