/** People who have given a site their address before. Only hashes of addresses are stored. */
import { createHash } from 'node:crypto'
import { tidyEmail } from '../../shared/checks/tidy-email'
import type { Db } from '../db/database'
import { counted, type ProgressReporter } from '../lib/progress'

const ROWS_AT_ONCE = 500

/** The SHA-256 of an address in lower case, in hexadecimal digits, as programs for mail export it. */
export const hashOf = (email: string): string =>
  createHash('sha256').update(tidyEmail(email).toLowerCase()).digest('hex')

export const subscribers = (db: Db) => ({
  async has(siteKey: string, email: string): Promise<boolean> {
    const query = db.selectFrom('subscriber').select('hash')
    const row = await query.where('site_key', '=', siteKey).where('hash', '=', hashOf(email)).executeTakeFirst()
    return row !== undefined
  },
  async count(siteKey: string): Promise<number> {
    const { rows } = await db
      .selectFrom('subscriber')
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('site_key', '=', siteKey)
      .executeTakeFirstOrThrow()
    return Number(rows)
  },
  /** Adds those that are not there yet. @param replace the others go */
  async add(siteKey: string, hashes: string[], replace: boolean, say: ProgressReporter = () => {}): Promise<void> {
    const progress = counted(say, 'Subscribers')
    await db.transaction().execute(async (step) => {
      if (replace) await step.deleteFrom('subscriber').where('site_key', '=', siteKey).execute()
      for (let start = 0; start < hashes.length; start += ROWS_AT_ONCE) {
        const rows = hashes.slice(start, start + ROWS_AT_ONCE).map((hash) => ({ site_key: siteKey, hash }))
        progress(start + rows.length, hashes.length)
        await step
          .insertInto('subscriber')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute()
      }
    })
  },
})

export type Subscribers = ReturnType<typeof subscribers>
