/** Notes which sites have changed, so that every server forgets what it keeps of them in memory. */
import type { Transaction } from 'kysely'
import type { Db } from './database'
import type { Tables } from './schema/index'

/** The row that counts all changes. */
const ALL = ''

let noted = 0

/** Counts the changes that this process has noted, so that it sees its own at once instead of at the next poll. */
export const changesNoted = (): number => noted

/** Call it in the transaction that changes a site, its popups or their templates. */
export const noteChange = async (transaction: Transaction<Tables>, siteKey: string): Promise<void> => {
  noted++
  const { version } = await transaction
    .updateTable('change')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('site_key', '=', ALL)
    .returning('version')
    .executeTakeFirstOrThrow()
  await transaction
    .insertInto('change')
    .values({ site_key: siteKey, version })
    .onConflict((conflict) => conflict.column('site_key').doUpdateSet({ version }))
    .execute()
}

/** Marks the site of a popup as changed. */
export const noteChangeOf = async (transaction: Transaction<Tables>, popupIds: string[]): Promise<void> => {
  if (!popupIds.length) return
  const sites = await transaction
    .selectFrom('popup')
    .select('site_key')
    .distinct()
    .where('id', 'in', popupIds)
    .execute()
  for (const { site_key } of sites) await noteChange(transaction, site_key)
}

interface Changed {
  /** The version to ask with next time. */
  version: number
  sites: string[]
  /** The database is older than before, after a failover or a restored backup, so anything may have changed. */
  isEarlier: boolean
}

export const changes = (db: Db) => ({
  /** The sites that have changed after `version`, as many as they are. */
  async since(version: number): Promise<Changed> {
    const rows = await db
      .selectFrom('change')
      .selectAll()
      .where((eb) => eb.or([eb('version', '>', version), eb('site_key', '=', ALL)]))
      .execute()
    const latest = rows.find(({ site_key }) => site_key === ALL)?.version ?? version
    return {
      version: latest,
      sites: rows.map(({ site_key }) => site_key).filter((key) => key !== ALL),
      isEarlier: latest < version,
    }
  },
})

export type Changes = ReturnType<typeof changes>
