/** Pages of the desk's lists, which are newest first. */
import type { Context } from 'hono'
import * as v from 'valibot'
import { check } from './body'

/** A row's position in a list, which is newest first. */
export interface Place {
  at: number
  id: string
}

const DEFAULT_PAGE_ROWS = 50
const MAX_PAGE_ROWS = 200

/** `<time>.<id>` of the last row on the page before. */
const CURSOR = /^(\d{1,15})\.([\w-]{1,64})$/

const Query = v.object({
  cursor: v.exactOptional(v.pipe(v.string(), v.regex(CURSOR, 'must be the "next" of an earlier answer'))),
  limit: v.exactOptional(
    v.pipe(
      v.string(),
      v.transform(Number),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be 1 or more'),
      v.maxValue(MAX_PAGE_ROWS, `must be ${MAX_PAGE_ROWS} or less`),
    ),
  ),
})

const placeOf = (cursor = ''): Place | undefined => {
  const [, at, id] = CURSOR.exec(cursor) ?? []
  return at && id ? { at: Number(at), id } : undefined
}

interface Row {
  /** ISO time, or milliseconds since 1970. */
  at: string | number
  id: string
}

export const cursorOf = ({ at, id }: Row): string => `${new Date(at).getTime()}.${id}`

/** The page that a request asks for. */
export const askedPage = (c: Context): { limit: number; after: Place | undefined } => {
  const { cursor, limit = DEFAULT_PAGE_ROWS } = check(Query, c.req.query())
  return { limit, after: placeOf(cursor) }
}

/** The page that a request asks for. `next`: the cursor of the page after it, if there is one. */
export const pageOf = async <R extends Row>(
  c: Context,
  fetchRows: (limit: number, after?: Place) => Promise<R[]>,
): Promise<{ rows: R[]; next: string | undefined }> => {
  const { limit, after } = askedPage(c)
  // One row more than the page has shows whether there is a next page.
  const fetched = await fetchRows(limit + 1, after)
  const rows = fetched.slice(0, limit)
  const last = rows.at(-1)
  return { rows, next: fetched.length > limit && last ? cursorOf(last) : undefined }
}
