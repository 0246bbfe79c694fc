import type { Selectable } from 'kysely'
import type { Db } from '../db/database'
import type { Tables } from '../db/schema/index'
import type { StoredImage } from './image'

const toStored = ({ site_key, created_at, ...rest }: Selectable<Tables['image']>): StoredImage => ({
  ...rest,
  siteKey: site_key,
  createdAt: created_at,
})

export const images = (db: Db) => ({
  /** Adds a picture, or gives the one that is there this name. False, and nothing has changed, if there is no such site. */
  async save({ siteKey, createdAt, ...rest }: StoredImage): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const site = await transaction
        .selectFrom('site')
        .select('key')
        .where('key', '=', siteKey)
        .where('removed', '=', 0)
        .executeTakeFirst()
      if (!site) return false
      await transaction
        .insertInto('image')
        .values({ ...rest, site_key: siteKey, created_at: createdAt })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ name: rest.name }))
        .execute()
      return true
    })
  },
  async find(id: string): Promise<StoredImage | undefined> {
    const row = await db.selectFrom('image').selectAll().where('id', '=', id).executeTakeFirst()
    return row && toStored(row)
  },
  async list(siteKey?: string): Promise<StoredImage[]> {
    const all = db.selectFrom('image').selectAll().orderBy('created_at').orderBy('id')
    return (await (siteKey === undefined ? all : all.where('site_key', '=', siteKey)).execute()).map(toStored)
  },
  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await db.deleteFrom('image').where('id', '=', id).executeTakeFirstOrThrow()
    return numDeletedRows > 0n
  },
})

export type ImageRows = ReturnType<typeof images>
