/** Queries of the desk: figures per popup, and leads. */
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Prize } from '../../shared/model/prize'
import type { LeadRow } from '../desk'
import type { Db } from './database'
import type { Tables } from './schema'
import { submissions } from './submissions'

export interface Counts {
  views: number
  closes: number
  conversions: number
}

export interface LeadQuery {
  search: string
  /** Site key; '' for all sites. */
  site?: string
  /** The last lead of the page before. */
  after?: Place
  limit?: number
}

/** Leads per query when all are read: each may be as large as a request. */
const PAGE = 50

/** A lead's position in the list, which is newest first. */
export interface Place {
  at: number
  id: string
}

type Joined = Tables & { popup: Tables['popup'] }

/** The prize and its code, as fields beside those of the form. */
const won = (kept: string | null): Record<string, string> => {
  if (!kept) return {}
  const { label, code }: Prize = JSON.parse(kept)
  return { prize: label, ...(code && { coupon: code }) }
}

/** A LIKE pattern in which `%` and `_` of the search term are literal. */
const containing = (search: string): string => `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

const matching = (db: Db, { search, site }: LeadQuery) => {
  let query = db
    .selectFrom('conversion')
    .innerJoin('popup', 'popup.id', 'conversion.popup_id')
    .where('conversion.lead', '=', 1)
  if (search) query = query.where(sql<boolean>`conversion.search like ${containing(search)} escape '\\'`)
  if (site) query = query.where('popup.site_key', '=', site)
  return query
}

const startingAfter = <O>(query: SelectQueryBuilder<Joined, 'conversion' | 'popup', O>, { at, id }: Place) =>
  query.where((where) =>
    where.or([
      where('conversion.at', '<', at),
      where.and([where('conversion.at', '=', at), where('conversion.id', '<', id)]),
    ]),
  )

/** By popup id; a popup without any has no entry. */
const figuresOf = async (db: Db): Promise<Map<string, Counts>> => {
  const figures = new Map<string, Counts>()
  const add = (id: string, name: keyof Counts, count: number): void => {
    figures.set(id, { ...(figures.get(id) ?? { views: 0, closes: 0, conversions: 0 }), [name]: count })
  }
  const count = sql<number>`count(*)`.as('count')
  const reported = await db
    .selectFrom('report')
    .select(['popup_id', 'kind', count])
    .groupBy(['popup_id', 'kind'])
    .execute()
  const converted = await db.selectFrom('conversion').select(['popup_id', count]).groupBy('popup_id').execute()
  for (const row of reported) add(row.popup_id, row.kind === 'view' ? 'views' : 'closes', row.count)
  for (const row of converted) add(row.popup_id, 'conversions', row.count)
  return figures
}

/** Leads with the popup that they came from and the prize that they won. */
const leadsMatching = (db: Db, query: LeadQuery) =>
  matching(db, query)
    .leftJoin('prize', (join) =>
      join
        .onRef('prize.submission_id', '=', 'conversion.submission_id')
        .onRef('prize.popup_id', '=', 'conversion.popup_id'),
    )
    .select([
      'conversion.id',
      'conversion.at',
      'conversion.email',
      'conversion.fields',
      'conversion.url',
      'conversion.suspect',
      'conversion.problems',
    ])
    .select(['popup.id as popupId', 'popup.name as popupName', 'prize.prize'])

const leadsOf = async (db: Db, query: LeadQuery): Promise<LeadRow[]> => {
  let found = leadsMatching(db, query).orderBy('conversion.at', 'desc').orderBy('conversion.id', 'desc')
  if (query.after) found = startingAfter(found, query.after)
  if (query.limit) found = found.limit(query.limit)
  const rows = await found.execute()
  const files = await submissions(db).filesOf(rows.map(({ id }) => id))
  return rows.map(({ at, fields, suspect, problems, prize, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    fields: { ...JSON.parse(fields), ...won(prize) },
    ...(files.has(row.id) && { files: files.get(row.id) }),
    ...(suspect && { suspect: true }),
    ...(problems !== '{}' && { problems: JSON.parse(problems) }),
  }))
}

async function* pageByPage(leads: (query: LeadQuery) => Promise<LeadRow[]>, query: LeadQuery): AsyncGenerator<LeadRow> {
  let after: Place | undefined
  do {
    const page: LeadRow[] = await leads({ ...query, after, limit: PAGE })
    yield* page
    const last = page.at(-1)
    after = last && { at: Date.parse(last.at), id: last.id }
  } while (after)
}

export const desk = (db: Db) => ({
  figures: () => figuresOf(db),
  async countLeads(query: LeadQuery): Promise<number> {
    const { count } = await matching(db, query).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow()
    return count
  },
  leads: (query: LeadQuery): Promise<LeadRow[]> => leadsOf(db, query),
  /** All leads, newest first, without loading all of them into memory. */
  eachLead(query: LeadQuery): AsyncGenerator<LeadRow> {
    return pageByPage((page) => this.leads(page), query)
  },
  /** Ids of the popups that these leads came from. */
  async popupsOf(query: LeadQuery): Promise<string[]> {
    const rows = await matching(db, query)
      .select('conversion.popup_id')
      .distinct()
      .orderBy('conversion.popup_id')
      .execute()
    return rows.map(({ popup_id }) => popup_id)
  },
})
