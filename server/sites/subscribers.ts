/** People who have given a site their address before. Only hashes of addresses are stored. */
import { createHash } from 'node:crypto'
import { domainToUnicode } from 'node:url'
import { tidyEmail, withAsciiDomain } from '../../shared/checks/tidy-email'
import type { Db } from '../db/database'
import { inSteps } from '../db/in-steps'
import { counted, type ProgressReporter } from '../lib/progress'

/**
 * The form in which addresses are compared; letters with accents are one sign. Only the owner of a domain knows which of its addresses
 * reach the same person.
 */
const comparable = (email: string): string => withAsciiDomain(tidyEmail(email)).toLowerCase().normalize()

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * The SHA-256 of an address in lower case, in hexadecimal digits, as programs for mail export it. Forms send domains in
 * ASCII.
 */
export const hashOf = (email: string): string => sha256(comparable(email))

/** All hashes by which an owner's list may name an address: other programs may hash a domain in letters of its own script. */
const hashesOf = (email: string): string[] => {
  const [, local = '', domain = ''] = /^(.*@)(.*)$/s.exec(comparable(email)) ?? []
  return [...new Set([hashOf(email), sha256(local + domainToUnicode(domain))])]
}

/** In the order of the hashes, each step from where the one before has ended. */
const removeOthers = async (db: Db, siteKey: string, hashes: Set<string>): Promise<void> => {
  let last = ''
  await inSteps(async (maxRows) => {
    const ofSite = db.selectFrom('subscriber').select('hash').where('site_key', '=', siteKey)
    const stored = await ofSite.where('hash', '>', last).orderBy('hash').limit(maxRows).execute()
    const others = stored.map(({ hash }) => hash).filter((hash) => !hashes.has(hash))
    const removal = db.deleteFrom('subscriber').where('site_key', '=', siteKey)
    if (others.length) await removal.where('hash', 'in', others).execute()
    last = stored.at(-1)?.hash ?? last
    return stored.length === maxRows
  })
}

export const subscribers = (db: Db) => ({
  async has(siteKey: string, email: string): Promise<boolean> {
    const query = db.selectFrom('subscriber').select('hash')
    const row = await query.where('site_key', '=', siteKey).where('hash', 'in', hashesOf(email)).executeTakeFirst()
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
  /** Adds those that are not there yet. @param replace removes the subscribers that are not in the list */
  async add(siteKey: string, hashes: string[], replace: boolean, say: ProgressReporter = () => {}): Promise<void> {
    const progress = counted(say, 'Subscribers')
    let added = 0
    await inSteps(async (maxRows) => {
      const rows = hashes.slice(added, added + maxRows).map((hash) => ({ site_key: siteKey, hash }))
      const insert = db.insertInto('subscriber').values(rows)
      if (rows.length) await insert.onConflict((conflict) => conflict.doNothing()).execute()
      added += rows.length
      progress(added, hashes.length)
      return added < hashes.length
    })
    // Last, so that nobody is unknown in between.
    if (replace) await removeOthers(db, siteKey, new Set(hashes))
  },
})

export type Subscribers = ReturnType<typeof subscribers>
