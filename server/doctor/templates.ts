import type { Db } from '../db/database'

/** The templates of a popup in all of its languages. */
export const templatesOf = async (db: Db, id: string): Promise<string[]> => {
  const first = await db.selectFrom('popup').select('html').where('id', '=', id).execute()
  const others = await db.selectFrom('popup_translation').select('html').where('popup_id', '=', id).execute()
  return [...first, ...others].map(({ html }) => html)
}
