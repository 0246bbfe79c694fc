import { createHmac } from 'node:crypto'
import type { Db } from './database'

/** Signs what the server hands out and wants to know again. The key is the database's: all servers on it sign alike. */
export const signing = (db: Db) => {
  let key: Promise<string> | undefined

  const read = async (): Promise<string> =>
    (await db.selectFrom('signing_key').select('key').executeTakeFirstOrThrow()).key
  const known = (): Promise<string> => {
    key ??= read().catch((error) => {
      // The database may be back for the next one.
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
