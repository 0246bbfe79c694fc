/** Reads the figures of a site's pages. */
import { sql } from 'kysely'
import type { Reader } from '../db/reader'
import type { Tables } from '../db/schema/index'

type Hit = Tables['page_hit']

/** Hits since a day, added up over the days. */
export interface CountedHit extends Pick<Hit, 'kind' | 'variant' | 'event' | 'element' | 'tag' | 'hits' | 'sessions'> {
  page: string
  option: string
}

interface DayViews {
  page: string
  day: number
  views: number
}

const since = (db: Reader, site: string, day: number) =>
  db.selectFrom('page_hit').where('site_key', '=', site).where('day', '>=', day)

const total = (column: 'hits' | 'sessions') => sql<number>`cast(sum(${sql.ref(column)}) as bigint)`.as(column)

export const pageFigures = (db: Reader) => ({
  hits: (site: string, day: number): Promise<CountedHit[]> =>
    since(db, site, day)
      .select(['page_id as page', 'kind', 'option_id as option', 'variant', 'event', 'element'])
      .select(({ fn }) => fn.max('tag').as('tag'))
      .select([total('hits'), total('sessions')])
      .groupBy(['page_id', 'kind', 'option_id', 'variant', 'event', 'element'])
      .execute(),
  views: (site: string, day: number): Promise<DayViews[]> =>
    since(db, site, day)
      .where('kind', '=', 'page')
      .where('event', '=', 'open')
      .select(['page_id as page', 'day'])
      .select(sql<number>`cast(sum(hits) as bigint)`.as('views'))
      .groupBy(['page_id', 'day'])
      .execute(),
  /** Pages that have hits, and their addresses. */
  counted: (site: string): Promise<{ page: string; url: string }[]> =>
    db
      .selectFrom('counted_page')
      .select(['page_id as page', 'url'])
      .where('site_key', '=', site)
      .orderBy('page_id')
      .execute(),
  /** Sites that have hits. */
  async sites(): Promise<Set<string>> {
    const rows = await db.selectFrom('counted_page').select('site_key').distinct().execute()
    return new Set(rows.map(({ site_key }) => site_key))
  },
})

export type PageFigureRows = ReturnType<typeof pageFigures>
