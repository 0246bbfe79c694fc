/** The words that have stood beside the consent box of a popup: pages that were open for long, or offline, still name them. */
import type { Transaction } from 'kysely'
import type { Db } from '../db/database'
import type { Tables } from '../db/schema/index'
import { keptRecord } from '../template/stored-record'
import { versionOf } from './version'

/** Words that are kept for each popup, by their versions. */
const MAX_KEPT = 100

type Consents = Record<string, string>

const rowOf = (db: Db | Transaction<Tables>, id: string) =>
  db
    .selectFrom('popup')
    .select(['consents', 'record', 'html_version as version'])
    .where('id', '=', id)
    .executeTakeFirst()

/** When a popup is stored: JSON of all words that it had, and of those that it has now, in all of its languages. */
export const consentsWith = async (
  step: Transaction<Tables>,
  id: string,
  words: readonly string[],
): Promise<string> => {
  const row = await rowOf(step, id)
  const before = row && keptRecord(row)?.consent
  const now = [...(before ? [before] : []), ...words].map((each) => [versionOf(each), each] as const)
  const all: Consents = { ...JSON.parse(row?.consents ?? '{}'), ...Object.fromEntries(now) }
  return JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MAX_KEPT)))
}

export const consents = (db: Db) => ({
  /** The words of another template, an earlier one or one in another language; undefined for a version that it never had. */
  async words(id: string, version: string): Promise<string | undefined> {
    const row = await rowOf(db, id)
    const all: Consents = row ? JSON.parse(row.consents) : {}
    return new Map(Object.entries(all)).get(version)
  },
})

export type ConsentTexts = ReturnType<typeof consents>
