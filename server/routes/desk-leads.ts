import type { Context } from 'hono'
import * as v from 'valibot'
import { textUpTo } from '../../shared/wire/server/text'
import { check } from '../body'
import { type LeadRow, type LeadsAnswer, SEARCH_HEADER } from '../desk'
import { Refusal } from '../refusal'
import type { Route } from '../route'
import { shownLead } from '../shown-lead'
import type { Place } from '../store/desk'

const PAGE = 50
const MOST = 200

/** `<time>.<id>` of the last lead on the page before. */
const CURSOR = /^(\d{1,15})\.([\w-]{1,64})$/

const Search = textUpTo(200)

/** The search term from the header. It is refused in the URL, which proxies log. */
export const searchIn = (c: Context): string => {
  if (c.req.query('search') !== undefined)
    throw new Refusal(400, `search belongs into the header ${SEARCH_HEADER}`, { field: 'search' })
  try {
    return check(Search, decodeURIComponent(c.req.header(SEARCH_HEADER) ?? ''), SEARCH_HEADER)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw new Refusal(400, `${SEARCH_HEADER} must be percent-encoded`, { field: SEARCH_HEADER })
  }
}

const Query = v.object({
  cursor: v.optional(v.pipe(v.string(), v.regex(CURSOR, 'must be the "next" of an earlier answer'))),
  limit: v.optional(
    v.pipe(
      v.string(),
      v.transform(Number),
      v.integer('must be a whole number'),
      v.minValue(1, 'must be 1 or more'),
      v.maxValue(MOST, `must be ${MOST} or less`),
    ),
  ),
})

const placeOf = (cursor = ''): Place | undefined => {
  const [, at, id] = CURSOR.exec(cursor) ?? []
  return at && id ? { at: Number(at), id } : undefined
}

const cursorOf = ({ at, id }: LeadRow): string => `${Date.parse(at)}.${id}`

export const deskLeads: Route = {
  method: 'GET',
  path: '/desk/api/leads',
  desk: true,
  polled: true,
  async handle(c, { store }) {
    const search = searchIn(c)
    const { cursor, limit = PAGE } = check(Query, c.req.query())
    const [total, found] = await Promise.all([
      store.desk.countLeads({ search }),
      // One more than needed shows whether there is a next page.
      store.desk.leads({ search, after: placeOf(cursor), limit: limit + 1 }),
    ])
    const leads = found.slice(0, limit)
    const last = leads.at(-1)
    return c.json<LeadsAnswer>({
      leads: leads.map(shownLead),
      total,
      next: found.length > limit && last ? cursorOf(last) : undefined,
    })
  },
}
