/** The words that have stood beside the consent box of a popup: pages that were open for long, or offline, still name them. */
import type { Transaction } from 'kysely'
import type { Db } from '../db/database'
import type { Tables } from '../db/schema/index'
import { versionOf } from '../lib/text'
import { readTemplate } from '../template/record'
import { keptRecord } from '../template/stored-record'

/** Words that are kept for each popup, by their versions; all that it has now are. */
const MAX_KEPT = 100

type Consents = Record<string, string>

/** When a popup is stored: JSON of all words that it had, and of those that it has now, in all of its languages. */
export const consentsWith = async (
  transaction: Transaction<Tables>,
  id: string,
  words: readonly string[],
): Promise<string> => {
  const row = await transaction
    .selectFrom('popup')
    .select(['consents', 'record', 'html', 'html_version as version'])
    .where('id', '=', id)
    .executeTakeFirst()
  // A server of another version may have saved it without a record that this one can read.
  const before = row && (keptRecord(row) ?? readTemplate(row.html)).consent
  const now = [...(before ? [before] : []), ...words].map((each) => [versionOf(each), each] as const)
  const current: Consents = Object.fromEntries(now)
  const storedConsents: Consents = JSON.parse(row?.consents ?? '{}')
  const earlier = Object.entries(storedConsents).filter(([version]) => !Object.hasOwn(current, version))
  // Today's sentences come last, so that only older ones are dropped.
  return JSON.stringify(Object.fromEntries([...earlier, ...now].slice(-Math.max(MAX_KEPT, now.length))))
}

export const consents = (db: Db) => ({
  /** The words of all its templates, earlier ones and those in other languages, by their versions. */
  async all(id: string): Promise<ReadonlyMap<string, string>> {
    const row = await db.selectFrom('popup').select('consents').where('id', '=', id).executeTakeFirst()
    const all: Consents = row ? JSON.parse(row.consents) : {}
    return new Map(Object.entries(all))
  },
})

export type ConsentTexts = ReturnType<typeof consents>
