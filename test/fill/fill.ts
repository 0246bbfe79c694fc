/**
 * Fills an empty database as years of use would: a few sites have most of everything, most have little. The same seed gives
 * the same rows. What has a few rows goes through the store, the rest is made by the database itself.
 */
import { sql } from 'kysely'
import { type DatabaseLocation, type Db, openDatabase } from '../../server/db/database'
import { Failure } from '../../server/lib/failure'
import { createStore } from '../../server/store/store'
import { popupOf } from '../support/popup'
import { addCounts } from './counts'
import { POPUPS_PER_SITE, popupName, siteName } from './numbers'
import { type Filling, type Sizes, TABLES } from './tables'

/** Rows of one statement. */
const STEP = 50_000

/** Nobody answers there. */
const RECEIVER = 'https://receiver.invalid/wisp'

const form = `<section data-wisp-screen="main"><h2>A letter a month</h2><form data-wisp-form>
  <input data-wisp-field="email" type="email" aria-label="Email"><input data-wisp-field="name" aria-label="Name">
  <button data-wisp-action="submit">Sign up</button></form></section>`

const addSites = async (db: Db, sites: number): Promise<void> => {
  const store = createStore(db)
  for (let site = 0; site < sites; site++) {
    await store.sites.add({ key: siteName(site), name: `Site ${site}` })
    for (let popup = 0; popup < POPUPS_PER_SITE; popup++) {
      const id = popupName(site, popup)
      await store.popups.save(siteName(site), popupOf({ id, name: `Popup ${popup} of site ${site}`, html: form }))
    }
    await store.webhooks.add({ siteKey: siteName(site), url: RECEIVER, events: ['lead.created'] })
  }
}

/** Gives webhooks fixed ids, so that the same seed gives the same rows. */
const renameWebhooks = (db: Db) => sql`update webhook set id = 'hook' || site_key`.execute(db)

/** Filling need not survive a loss of power. On PostgreSQL this holds for one transaction. */
const withoutSyncs = (db: Db, { databaseUrl }: DatabaseLocation) =>
  (databaseUrl ? sql`set local synchronous_commit = off` : sql`pragma synchronous = off`).execute(db)

const insertAll = async (db: Db, filling: Filling, print: (line: string) => void): Promise<void> => {
  for (const { name, count, rows } of TABLES) {
    const total = count(filling)
    const start = performance.now()
    for (let from = 0; from < total; from += STEP)
      await db.transaction().execute(async (transaction) => {
        if (filling.location.databaseUrl) {
          await withoutSyncs(transaction, filling.location)
          // A slow machine may take longer than any call of a visitor.
          await sql`set local statement_timeout = 0`.execute(transaction)
        }
        await rows(filling, from, Math.min(from + STEP, total)).execute(transaction)
      })
    print(`${name}: ${total.toLocaleString('en')} rows in ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
}

export const fill = async (
  location: DatabaseLocation,
  sizes: Sizes,
  print: (line: string) => void = () => {},
): Promise<void> => {
  const db = await openDatabase(location)
  try {
    if (await db.selectFrom('site').select('key').limit(1).executeTakeFirst())
      throw new Failure('The database has sites already; only an empty one is filled')
    if (!location.databaseUrl) {
      await sql`pragma cache_size = -200000`.execute(db)
      await withoutSyncs(db, location)
    }
    await addSites(db, sizes.sites)
    await renameWebhooks(db)
    await insertAll(db, { ...sizes, location, now: Date.now() }, print)
    await addCounts(db)
    await sql`analyze`.execute(db)
    if (!location.databaseUrl) await sql`pragma wal_checkpoint(truncate)`.execute(db)
  } finally {
    await db.destroy()
  }
}
