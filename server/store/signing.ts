import { createHmac } from 'node:crypto'
import type { Db } from './database'

/** Signs ids that the server hands out and checks later. The key is in the database, so all its servers sign alike. */
export const signing = (db: Db) => {
  let key: Promise<string> | undefined

  const read = async (): Promise<string> =>
    (await db.selectFrom('signing_key').select('key').executeTakeFirstOrThrow()).key
  const known = (): Promise<string> => {
    key ??= read().catch((error) => {
      // Retry with the next call; the database may be back by then.
      key = undefined
      throw error
    })
    return key
  }
  return async (text: string): Promise<string> =>
    createHmac('sha256', await known())
      .update(text)
      .digest('base64url')
}
