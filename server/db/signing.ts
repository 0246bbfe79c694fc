import { createHmac, hash } from 'node:crypto'
import type { Db } from './database'

/** A text's signature, of 43 characters that are safe in addresses. */
type Sign = (text: string) => string

/** Signs ids that the server hands out and checks later. The key is in the database, so all its servers sign alike. */
export const signing = (db: Db) => {
  let key: Promise<string> | undefined

  const read = async (): Promise<string> =>
    (await db.selectFrom('signing_key').select('key').executeTakeFirstOrThrow()).key
  const currentKey = (): Promise<string> => {
    key ??= read().catch((error) => {
      // Retry with the next call; the database may be back by then.
      key = undefined
      throw error
    })
    return key
  }
  return {
    async sign(text: string): Promise<string> {
      return createHmac('sha256', await currentKey())
        .update(text)
        .digest('base64url')
    },
    /**
     * For many texts at once: takes a third of the time. A key before the text is enough, because this hash, unlike
     * SHA-256, cannot be continued by who does not know the key.
     */
    async signer(): Promise<Sign> {
      const secret = await currentKey()
      return (text) => hash('sha512-256', `${secret} ${text}`, 'base64url')
    },
  }
}

export type Signing = ReturnType<typeof signing>
