import type { Context } from 'hono'
import { textUpTo } from '../../shared/wire/server/text'
import { check } from '../http/body'
import { askedPage, cursorOf } from '../http/paging'
import type { DeskRoute } from '../http/route'
import { Invalid, invalid, together } from '../lib/invalid'
import type { Popups } from '../popups/queries'
import type { Figures } from '../results/figures'
import { type FieldLabels, labelsOfFields } from '../template/field-labels'
import { type LeadsAnswer, SEARCH_HEADER } from './answers'
import type { LeadLists } from './lists'
import { shownLead } from './shown-lead'

interface Services {
  store: { figures: Pick<Figures, 'totals'>; leads: LeadLists; popups: Pick<Popups, 'record'> }
}

/** The labels of the fields of each popup. */
const labelsOf = async (popupIds: readonly string[], { store }: Services): Promise<Map<string, FieldLabels>> => {
  const ids = [...new Set(popupIds)]
  const all = ids.map(async (id) => [id, labelsOfFields((await store.popups.record(id))?.fields ?? [])] as const)
  return new Map(await Promise.all(all))
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
  async handle(c, services) {
    const { store } = services
    const [search, page] = await together(
      () => searchIn(c),
      () => askedPage(c),
    )
    const [{ rows, next }, counts] = await Promise.all([
      store.leads.page({ search, signal: c.req.raw.signal, ...page }),
      store.figures.totals(),
    ])
    const total = [...counts.values()].reduce((sum, { leads }) => sum + leads, 0)
    const labels = await labelsOf(
      rows.map(({ popupId }) => popupId),
      services,
    )
    const leads = rows.map((row) => shownLead(row, labels.get(row.popupId) ?? new Map()))
    return c.json<LeadsAnswer>({ leads, total, next: next && cursorOf(next) })
  },
}
