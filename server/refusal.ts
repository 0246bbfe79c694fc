/** The one place that turns errors into answers: `{error: {code, message, field?}}`. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { CODES } from '../shared/wire/refusal'
import type { Log } from './log'
import { isUnavailable } from './store/unavailable'

interface Details {
  /** The form or JSON field at fault, by its wire name. */
  field?: string
  headers?: Record<string, string>
}

/** Thrown wherever a request cannot be answered as asked. */
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

/** Seconds after which a page's outbox may try again. */
const RETRY = { 'Retry-After': '10' }

const codeOf = (error: Error): string => `${(error as { code?: string }).code ?? ''}`

const answer = (c: Context, status: ContentfulStatusCode, error: object, headers: Record<string, string> = {}) =>
  c.json({ error }, status, { 'Cache-Control': 'no-store', ...headers })

/** What is none of ours is logged by name and place only: messages of databases quote the values they refuse. */
export const toResponse =
  (log: Log) =>
  (error: Error, c: Context): Response => {
    if (error instanceof Refusal) {
      const { status, message, details } = error
      return answer(c, status, { code: CODES[status], message, field: details.field }, details.headers)
    }
    if (isUnavailable(error)) {
      log(`${error.name} ${codeOf(error)}`)
      return toResponse(log)(new Refusal(503, 'The database does not answer', { headers: RETRY }), c)
    }
    const frames = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
    log([`${error.name} ${codeOf(error)}`, ...frames.slice(0, 5)].join('\n'))
    return answer(c, 500, { code: CODES[500], message: 'Something went wrong on our side; try again later' })
  }
