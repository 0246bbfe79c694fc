import type { Context } from 'hono'
import { textUpTo } from '../../shared/wire/server/text'
import { type LeadsAnswer, SEARCH_HEADER } from '../desk/lead-answers'
import { check } from '../http/body'
import { askedPage, cursorOf } from '../http/paging'
import type { DeskRoute } from '../http/route'
import { Invalid, invalid, together } from '../lib/invalid'
import type { LeadLists } from './lists'
import { shownLead } from './shown-lead'

interface Services {
  store: { desk: LeadLists }
}

const Search = textUpTo(200)

/** The search term from the header. It is refused in the URL, which proxies log. */
export const searchIn = (c: Context): string => {
  if (c.req.query('search') !== undefined)
    throw invalid(`search belongs into the header ${SEARCH_HEADER}`, { path: ['search'] })
  try {
    return check(Search, decodeURIComponent(c.req.header(SEARCH_HEADER) ?? ''), SEARCH_HEADER)
  } catch (error) {
    if (error instanceof Invalid) throw error
    throw invalid(`${SEARCH_HEADER} must be percent-encoded`, { path: [SEARCH_HEADER] })
  }
}

export const deskLeads: DeskRoute<Services> = {
  method: 'GET',
  path: '/desk/api/leads',
  desk: true,
  polled: true,
  async handle(c, { store }) {
    const [search, page] = await together(
      () => searchIn(c),
      () => askedPage(c),
    )
    const [{ rows, next }, counts] = await Promise.all([
      store.desk.page({ search, signal: c.req.raw.signal, ...page }),
      store.desk.figures.totals(),
    ])
    const total = [...counts.values()].reduce((sum, { leads }) => sum + leads, 0)
    return c.json<LeadsAnswer>({ leads: rows.map(shownLead), total, next: next && cursorOf(next) })
  },
}
