/** The desk's leads. Nothing here reads more rows at once than it may, however many there are. */
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Prize } from '../../shared/model/prize'
import type { LeadRow } from '../desk'
import type { Db } from './database'
import { figures } from './figures'
import type { Tables } from './schema'
import { submissions } from './submissions'

export interface LeadQuery {
  search: string
  /** Site key; '' for all sites. */
  site?: string | undefined
  /** The last lead of the page before. */
  after?: Place | undefined
  /** The last lead to look at. */
  until?: Place | undefined
  limit?: number
}

/** Leads per query when all are read: each may be as large as a request. */
const PAGE = 100
/** Leads that one query of a search looks through, and how many such queries one page takes at most. */
const WINDOW = 5_000
const WINDOWS = 10

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

/** Compared as pairs, because only then an index is read from there on. */
const startingAfter = <O>(query: SelectQueryBuilder<Joined, 'conversion' | 'popup', O>, { at, id }: Place) =>
  query.where(sql<boolean>`(conversion.at, conversion.id) < (${at}, ${id})`)

const endingAt = <O>(query: SelectQueryBuilder<Joined, 'conversion' | 'popup', O>, { at, id }: Place) =>
  query.where(sql<boolean>`(conversion.at, conversion.id) >= (${at}, ${id})`)

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
  if (query.until) found = endingAt(found, query.until)
  if (query.limit) found = found.limit(query.limit)
  const rows = await found.execute()
  const files = await submissions(db).filesOf(rows.map(({ id }) => id))
  return rows.map(({ at, fields, suspect, problems, prize, ...row }) => ({
    ...row,
    at: new Date(at).toISOString(),
    fields: { ...JSON.parse(fields), ...won(prize) },
    files: files.get(row.id),
    ...(suspect && { suspect: true }),
    ...(problems !== '{}' && { problems: JSON.parse(problems) }),
  }))
}

const placeOf = ({ at, id }: LeadRow): Place => ({ at: Date.parse(at), id })

interface LeadPage {
  rows: LeadRow[]
  /** Where the next page begins, if there may be one. */
  next?: Place | undefined
}

const DEFAULT: LeadQuery = { search: '' }

/** The last of the next leads that a search looks through; undefined if these are all. */
const endOfWindow = (
  db: Db,
  { site }: LeadQuery,
  after: Place | undefined,
  size: number,
): Promise<Place | undefined> => {
  const all = matching(db, { ...DEFAULT, site }).select(['conversion.at', 'conversion.id'])
  return (after ? startingAfter(all, after) : all)
    .orderBy('conversion.at', 'desc')
    .orderBy('conversion.id', 'desc')
    .offset(size - 1)
    .limit(1)
    .executeTakeFirst()
}

/** Ids of the popups whose leads match. */
const popupsMatching = async (db: Db, query: LeadQuery, size: number): Promise<string[]> => {
  const ids = new Set<string>()
  let after: Place | undefined
  do {
    const until = await endOfWindow(db, query, after, size)
    let found = matching(db, query).select('conversion.popup_id').distinct()
    if (after) found = startingAfter(found, after)
    if (until) found = endingAt(found, until)
    for (const { popup_id } of await found.execute()) ids.add(popup_id)
    after = until
  } while (after)
  return [...ids].sort()
}

/** The leads that are found, looking back window by window, until the page is full or has looked far enough. */
const search = async (db: Db, query: LeadQuery & { limit: number }, size: number): Promise<LeadPage> => {
  const rows: LeadRow[] = []
  let { after } = query
  for (let windows = 0; windows < WINDOWS; windows++) {
    const until = await endOfWindow(db, query, after, size)
    const left = query.limit + 1 - rows.length
    rows.push(...(await leadsOf(db, { ...query, after, until, limit: left })))
    if (rows.length > query.limit) break
    if (!until) return { rows }
    after = until
  }
  const shown = rows.slice(0, query.limit)
  const last = shown.at(-1)
  return { rows: shown, next: rows.length > query.limit && last ? placeOf(last) : after }
}

const list = async (db: Db, query: LeadQuery & { limit: number }): Promise<LeadPage> => {
  // One more than needed shows whether there is a next page.
  const found = await leadsOf(db, { ...query, limit: query.limit + 1 })
  const rows = found.slice(0, query.limit)
  const last = rows.at(-1)
  return { rows, next: found.length > query.limit && last ? placeOf(last) : undefined }
}

/** @param window leads that one query of a search looks through */
export const desk = (db: Db, window = WINDOW) => ({
  /** Added up over all popups and months. */
  figures: figures(db),
  leads: (query: LeadQuery): Promise<LeadRow[]> => leadsOf(db, query),
  /** A page of the list, newest first. That of a search may be empty, and have a next one all the same. */
  page: (query: LeadQuery & { limit: number }): Promise<LeadPage> =>
    query.search ? search(db, query, window) : list(db, query),
  /** Ids of the popups that the leads of a search came from. */
  popupsMatching: (query: LeadQuery): Promise<string[]> => popupsMatching(db, query, window),
  /** All leads, newest first, without loading all of them into memory. */
  async *eachLead(query: LeadQuery): AsyncGenerator<LeadRow> {
    let after: Place | undefined
    do {
      const { rows, next }: LeadPage = await this.page({ ...query, after, limit: PAGE })
      yield* rows
      after = next
    } while (after)
  },
})
