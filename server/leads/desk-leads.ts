import type { Context } from 'hono'
import { textUpTo } from '../../shared/wire/server/text'
import { type LeadsAnswer, SEARCH_HEADER } from '../desk/answers'
import { check } from '../http/body'
import { askedPage, cursorOf } from '../http/paging'
import { Refusal } from '../http/refusal'
import type { DeskRoute } from '../http/route'
import type { LeadLists } from './lists'
import { shownLead } from './shown-lead'

interface Services {
  store: { desk: LeadLists }
}

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

export const deskLeads: DeskRoute<Services> = {
  method: 'GET',
  path: '/desk/api/leads',
  desk: true,
  polled: true,
  async handle(c, { store }) {
    const search = searchIn(c)
    const [{ rows, next }, counts] = await Promise.all([
      store.desk.page({ search, signal: c.req.raw.signal, ...askedPage(c) }),
      store.desk.figures.totals(),
    ])
    const total = [...counts.values()].reduce((sum, { leads }) => sum + leads, 0)
    return c.json<LeadsAnswer>({ leads: rows.map(shownLead), total, next: next && cursorOf(next) })
  },
}
