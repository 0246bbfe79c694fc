/** The leads as the desk lists them. Nothing here reads more rows at once than it may, however many there are. */
import { setTimeout as pause } from 'node:timers/promises'
import type { Prize } from '../../shared/model/prize'
import type { Reader } from '../db/reader'
import type { Place } from '../http/paging'
import type { LeadRow } from './answers'
import { type LeadPlaces, leadPlaces } from './places'
import { submissions } from './submissions'

/** The leads to list: those that a search finds, those of a site, or all. */
type Which = { search: string; site?: '' | undefined } | { search: ''; site: string }

export type LeadQuery = Which & {
  /** The last lead of the page before. */
  after?: Place | undefined
  /** Aborted when nobody waits for the answer any more: then nothing more is read. */
  signal?: AbortSignal | undefined
  /** Pauses after each page for as long as it took, so that a server can answer visitors. */
  yieldsToVisitors?: boolean
}

const MAX_PAUSE_MS = 20
/** Leads per query where it yields: visitors wait for their rows to be made. */
const SMALL_PAGE_ROWS = 25

/** Leads per query when all are read: each may be as large as a request. */
const LEADS_PER_QUERY = 100
/** Leads that one query of a search looks through, and how many such queries one page takes at most. Others read in between. */
const SEARCH_LIMITS = { window: 1_000, windows: 50 }

/** The prize and its code, as fields beside those of the form. */
const prizeFields = (json: string | null): Record<string, string> => {
  if (!json) return {}
  const { label, code }: Prize = JSON.parse(json)
  return { prize: label, ...(code && { coupon: code }) }
}

/** Leads with the popup that they came from and the prize that they won. */
const leadRows = (db: Reader, ids: string[]) =>
  db
    .selectFrom('conversion')
    .innerJoin('popup', 'popup.id', 'conversion.popup_id')
    .leftJoin('prize', (join) =>
      join
        .onRef('prize.submission_id', '=', 'conversion.submission_id')
        .onRef('prize.popup_id', '=', 'conversion.popup_id'),
    )
    .select(['conversion.id', 'conversion.at', 'conversion.email', 'conversion.fields', 'conversion.url'])
    .select(['conversion.suspect', 'conversion.problems', 'conversion.consent', 'conversion.part', 'conversion.tags'])
    .select(['popup.id as popupId', 'popup.name as popupName', 'prize.prize'])
    .where('conversion.id', 'in', ids)

const leadsAt = async (db: Reader, places: Place[]): Promise<LeadRow[]> => {
  const ids = places.map(({ id }) => id)
  if (!ids.length) return []
  const rows = new Map((await leadRows(db, ids).execute()).map((row) => [row.id, row]))
  const files = await submissions(db).filesOf(ids)
  return ids.flatMap((id) => {
    const lead = rows.get(id)
    if (!lead) return []
    const { at, fields, suspect, problems, consent, part, tags, prize, ...row } = lead
    return {
      ...row,
      at: new Date(at).toISOString(),
      fields: { ...JSON.parse(fields), ...prizeFields(prize) },
      files: files.get(id),
      ...(consent && { consent: JSON.parse(consent) }),
      ...(part && { complete: false as const }),
      ...(tags && { tags: tags.split(',') }),
      ...(suspect && { suspect: true as const }),
      ...(problems !== '{}' && { problems: JSON.parse(problems) }),
    }
  })
}

interface LeadPage {
  rows: LeadRow[]
  /** Start of the next page, if there may be one. */
  next?: Place | undefined
}

interface PlacePage {
  places: Place[]
  next?: Place | undefined
}

/** Ids of the popups whose leads match. */
const popupsMatching = async (find: LeadPlaces, { search, signal }: LeadQuery, window: number): Promise<string[]> => {
  const ids = new Set<string>()
  let after: Place | undefined
  do {
    signal?.throwIfAborted()
    const until = await find.endOf(after, window)
    for (const id of await find.popups(search, { after, until })) ids.add(id)
    after = until
  } while (after)
  return [...ids].sort()
}

/** Searches from the newest lead back, window by window, until the page is full or `limits.windows` have been searched. */
const search = async (
  find: LeadPlaces,
  query: LeadQuery,
  limit: number,
  limits: typeof SEARCH_LIMITS,
): Promise<PlacePage> => {
  const places: Place[] = []
  let { after } = query
  for (let windows = 0; windows < limits.windows; windows++) {
    query.signal?.throwIfAborted()
    const until = await find.endOf(after, limits.window)
    // One more than needed shows whether there is a next page.
    const room = limit + 1 - places.length
    places.push(...(await find.matching(query.search, { after, until, limit: room })))
    if (places.length > limit) break
    if (!until) return { places }
    after = until
  }
  const page = places.slice(0, limit)
  return { places: page, next: places.length > limit ? page.at(-1) : after }
}

const list = async (find: LeadPlaces, { site, after }: LeadQuery, limit: number): Promise<PlacePage> => {
  const stretch = { after, limit: limit + 1 }
  const matches = await (site ? find.ofSite(site, stretch) : find.matching('', stretch))
  const places = matches.slice(0, limit)
  return { places, next: matches.length > limit ? places.at(-1) : undefined }
}

/** @param limits of a search */
export const leadLists = (db: Reader, limits = SEARCH_LIMITS, find = leadPlaces(db)) => ({
  /** A page of the list, newest first. That of a search may be empty, and have a next one all the same. */
  async page(query: LeadQuery & { limit: number }): Promise<LeadPage> {
    const { limit, signal } = query
    const { places, next } = await (query.search ? search(find, query, limit, limits) : list(find, query, limit))
    signal?.throwIfAborted()
    return { rows: await leadsAt(db, places), next }
  },
  /** All leads, newest first, without loading all of them into memory. */
  async *each(query: LeadQuery): AsyncGenerator<LeadRow> {
    let after: Place | undefined
    do {
      const start = performance.now()
      const { rows, next }: LeadPage = await this.page({
        ...query,
        after,
        limit: query.yieldsToVisitors ? SMALL_PAGE_ROWS : LEADS_PER_QUERY,
      })
      yield* rows
      if (query.yieldsToVisitors) await pause(Math.min(MAX_PAUSE_MS, performance.now() - start))
      after = next
    } while (after)
  },
  /** All of them at once: for those who know that they are few. */
  async all(query: LeadQuery): Promise<LeadRow[]> {
    const rows: LeadRow[] = []
    for await (const lead of this.each(query)) rows.push(lead)
    return rows
  },
  /** Ids of the popups that the leads of a search came from. */
  popupsMatching: (query: LeadQuery): Promise<string[]> => popupsMatching(find, query, limits.window),
})

export type LeadLists = ReturnType<typeof leadLists>
