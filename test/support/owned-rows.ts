/** Counts the rows of a site in the tables that its removal empties. */
import type { Db } from '../../server/db/database'

export const OWNED_TABLES = [
  'product',
  'ordered_product',
  'abandonment',
  'page_hit',
  'page_session',
  'counted_page',
] as const

export const rowsOf = async (
  db: Db,
  site: string,
  table: (typeof OWNED_TABLES)[number] | 'delivery',
): Promise<number> => {
  const counted = db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('rows'))
  return Number((await counted.where('site_key', '=', site).executeTakeFirstOrThrow()).rows)
}
