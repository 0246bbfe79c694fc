import type { Transaction } from 'kysely'
import type { Tables } from '../db/schema/index'
import type { PageDocument } from './document'

/** The reason why a page cannot be stored; undefined if it can. */
export type Obstacle = 'site' | 'popup' | 'slug'

export const obstacleTo = async (
  transaction: Transaction<Tables>,
  siteKey: string,
  { id, slug }: PageDocument,
): Promise<Obstacle | undefined> => {
  const popup = await transaction
    .selectFrom('popup')
    .select(['site_key', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (popup && popup.site_key !== siteKey) return 'site'
  if (popup && popup.status !== 'page' && popup.status !== 'deleted') return 'popup'
  const other = await transaction
    .selectFrom('page')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', id)
    .executeTakeFirst()
  return other && 'slug'
}
