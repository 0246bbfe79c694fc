/** Parses request bodies: a form or JSON of at most 256 KiB, as an object for schemas to validate. */
import type { Context, MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { decodeForm } from '../../shared/wire/server/form'
import { Invalid, invalid, type Problem } from '../lib/invalid'
import type { Intake } from './intake/intake'
import { Refusal } from './refusal'

/** A lead includes the addresses of earlier pages; encoded twice, each of their characters may take nine bytes. */
const MAX_BODY_BYTES = 256 * 1024

const tooLarge = (): never => {
  // The unread rest of the body would be parsed as the next request, so close the connection.
  throw new Refusal(413, 'The body is larger than 256 KiB', { headers: { Connection: 'close' } })
}

/**
 * Bytes of a body that is read without being counted, which costs less: most leads and reports. The number of connections
 * bounds what all of them take.
 */
const UNCOUNTED_BODY_BYTES = 16 * 1024

const isTiny = (c: Context): boolean =>
  Number(c.req.header('content-length') ?? Number.POSITIVE_INFINITY) <= UNCOUNTED_BODY_BYTES

/** The call as if its body had come at once. */
const withBody = (c: Context, body: Uint8Array<ArrayBuffer>): void => {
  const { url, headers } = c.req.raw
  c.req.raw = new Request(url, { method: c.req.method, headers, body })
}

/** Lets a call in once its body is here. The parser holds a request to the length that it states. */
export const limitBody =
  (intake: Intake): MiddlewareHandler =>
  async (c, next) => {
    if (isTiny(c)) return next()
    await intake.take(c, MAX_BODY_BYTES, tooLarge, async (content) => {
      withBody(c, content)
      await next()
    })
  }

const NO_OBJECT = 'The body must be an object with fields'

const fromJson = (text: string): unknown => {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalid('The body is not valid JSON')
  }
  // A schema would accept an array as an object without fields.
  if (Array.isArray(value)) throw invalid(NO_OBJECT)
  return value
}

const formDataOf = (c: Context): Promise<FormData> =>
  c.req.formData().catch((error) => {
    throw error instanceof Refusal ? error : invalid('The body is not a valid form, or is incomplete')
  })

const fromMultipart = async (c: Context): Promise<unknown> => {
  const form = await formDataOf(c)
  return decodeForm([...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

/** A truncated or slow body is the client's error (400), not the server's (500). */
const textOf = (c: Context): Promise<string> =>
  c.req.text().catch((error) => {
    throw error instanceof Refusal ? error : invalid('The body is incomplete')
  })

const URLENCODED = 'application/x-www-form-urlencoded'

const typeOf = (c: Context): string | undefined =>
  (c.req.header('content-type') ?? '').split(';')[0]?.trim().toLowerCase()

export const isMultipart = (c: Context): boolean => typeOf(c) === 'multipart/form-data'

const entriesOf = async (c: Context): Promise<[string, string | File][]> => {
  if (isMultipart(c)) return [...(await formDataOf(c))]
  if (typeOf(c) === URLENCODED) return [...new URLSearchParams(await textOf(c))]
  throw invalid('The body must be a form')
}

/** Calls `use` with all entries of a form, also its files, from a body of at most `maxSize` bytes. */
export const withEntries = <T>(
  c: Context,
  intake: Intake,
  maxSize: number,
  use: (entries: [string, string | File][]) => Promise<T>,
): Promise<T> => {
  const refuse = (): never => {
    throw new Refusal(413, `The body is larger than ${maxSize} bytes`, { headers: { Connection: 'close' } })
  }
  return intake.take(c, maxSize, refuse, async (content) => {
    withBody(c, content)
    return use(await entriesOf(c))
  })
}

const readObject = async (c: Context): Promise<unknown> => {
  const type = typeOf(c)
  if (isMultipart(c)) return fromMultipart(c)
  const text = await textOf(c)
  if (type === 'application/json') return fromJson(text)
  if (type === URLENCODED) return decodeForm(new URLSearchParams(text))
  if (text) throw invalid('The body must be a form or JSON, with the content type that says so')
  return {}
}

/** Characters of what is looked through for all its problems; of more, only the first is told, which takes no time. */
const MAX_EXPLAINED_LENGTH = 16 * 1024

const toProblem = (issue: v.BaseIssue<unknown>, name?: string): Problem => {
  const field = v.getDotPath(issue) ?? name
  return field ? { message: `${field} ${issue.message}`, path: field.split('.') } : { message: NO_OBJECT }
}

/** Validates `value`. Throws an Invalid that names the fields; `name` is used where an issue has no path of its own. */
export const check = <S extends v.GenericSchema>(schema: S, value: unknown, name?: string): v.InferOutput<S> => {
  const { success, output, issues = [] } = v.safeParse(schema, value, { abortEarly: true })
  if (success) return output
  const isLarge = (JSON.stringify(value)?.length ?? 0) > MAX_EXPLAINED_LENGTH
  const all = isLarge ? issues : (v.safeParse(schema, value, { abortPipeEarly: true }).issues ?? [])
  throw new Invalid(all.map((issue) => toProblem(issue, name)))
}

/** Reads a form for addresses that take nothing else, and would otherwise count an empty form. */
export const readUrlencoded = async (c: Context): Promise<Record<string, unknown>> => {
  if (typeOf(c) !== URLENCODED) throw invalid(`The body must be urlencoded, with the content type ${URLENCODED}`)
  return decodeForm(new URLSearchParams(await textOf(c)))
}

export const readBody = async <S extends v.GenericSchema>(c: Context, schema: S): Promise<v.InferOutput<S>> =>
  check(schema, await readObject(c))
