/** Finds leads by an index, newest first: of everybody, of one site, or by a search. Their rows are read afterwards. */
import { type SelectQueryBuilder, sql } from 'kysely'
import type { Reader } from '../db/reader'
import type { Tables } from '../db/schema/index'
import type { Place } from '../http/paging'

/** A part of the list. */
interface Stretch {
  /** The last lead of the page before. */
  after?: Place | undefined
  /** The last lead to look at. */
  until?: Place | undefined
  limit: number
}

/** A LIKE pattern in which `%` and `_` of the search term are literal. */
const containing = (search: string): string => `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`

type Conversions<O> = SelectQueryBuilder<Tables, 'conversion', O>

/** Compared as pairs, because only then an index is read from there on. */
const within = <O>(query: Conversions<O>, { after, until }: Omit<Stretch, 'limit'>): Conversions<O> => {
  let narrowed = query
  if (after) narrowed = narrowed.where(sql<boolean>`(conversion.at, conversion.id) < (${after.at}, ${after.id})`)
  if (until) narrowed = narrowed.where(sql<boolean>`(conversion.at, conversion.id) >= (${until.at}, ${until.id})`)
  return narrowed
}

const matching = (db: Reader, search: string) => {
  const leads = db.selectFrom('conversion').where('conversion.lead', '=', 1)
  return search ? leads.where(sql<boolean>`conversion.search like ${containing(search)} escape '\\'`) : leads
}

const newestFirst = <O>(query: Conversions<O>): Conversions<O> =>
  query.orderBy('conversion.at', 'desc').orderBy('conversion.id', 'desc')

const AT_ID = ['conversion.at', 'conversion.id'] as const

const ofAll = (db: Reader, search: string, stretch: Stretch): Promise<Place[]> =>
  newestFirst(within(matching(db, search).select(AT_ID), stretch))
    .limit(stretch.limit)
    .execute()

const ofPopup = (db: Reader, popupId: string, stretch: Stretch): Promise<Place[]> =>
  newestFirst(within(matching(db, '').select(AT_ID), stretch))
    .where('conversion.popup_id', '=', popupId)
    .limit(stretch.limit)
    .execute()

/** The newest ones, and all others of the same millisecond as the last of them. */
const newest = (places: Place[], count: number): Place[] => {
  const sorted = places.sort((a, b) => b.at - a.at)
  const last = sorted[count - 1]
  return last ? sorted.filter(({ at }) => at >= last.at) : sorted
}

/** Databases disagree about the order of ids, so this one sorts those of one millisecond itself. */
const sortedBy = async (db: Reader, places: Place[], count: number): Promise<Place[]> => {
  if (new Set(places.map(({ at }) => at)).size === places.length) return places.slice(0, count)
  const ids = places.map(({ id }) => id)
  return newestFirst(db.selectFrom('conversion').select(AT_ID).where('conversion.id', 'in', ids))
    .limit(count)
    .execute()
}

/** Popup by popup, so that a site with few leads does not wait for those of all others to be read. */
const ofSite = async (db: Reader, siteKey: string, stretch: Stretch): Promise<Place[]> => {
  const popups = await db.selectFrom('popup').select('id').where('site_key', '=', siteKey).execute()
  let places: Place[] = []
  for (const { id } of popups) places = newest([...places, ...(await ofPopup(db, id, stretch))], stretch.limit)
  return sortedBy(db, places, stretch.limit)
}

export const leadPlaces = (db: Reader) => ({
  /** The leads that match the search; '' matches all. */
  matching: (search: string, stretch: Stretch): Promise<Place[]> => ofAll(db, search, stretch),
  ofSite: (siteKey: string, stretch: Stretch): Promise<Place[]> => ofSite(db, siteKey, stretch),
  /** The last of the next leads; undefined if there are fewer. */
  async endOf(after: Place | undefined, count: number): Promise<Place | undefined> {
    const all = newestFirst(within(matching(db, '').select(AT_ID), { after }))
    return all
      .offset(count - 1)
      .limit(1)
      .executeTakeFirst()
  },
  /** Ids of the popups that those came from. */
  async popups(search: string, stretch: Omit<Stretch, 'limit'>): Promise<string[]> {
    const idQuery = within(matching(db, search).select('conversion.popup_id').distinct(), stretch)
    return (await idQuery.execute()).map(({ popup_id }) => popup_id)
  },
})

export type LeadPlaces = ReturnType<typeof leadPlaces>
