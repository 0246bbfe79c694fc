/**
 * Deletes the rows of a removed site, a few at a time. The site stays marked until all are deleted, so that work that was
 * interrupted is continued later, on any server.
 */
import { sql } from 'kysely'
import type { Db } from '../db/database'
import { type Doomed, deleteInSteps } from '../db/delete-in-steps'
import type { Stepping } from '../db/in-steps'

/** Values of `site.removed`. */
export const PRESENT = 0
export const BEING_REMOVED = 1
export const CLEARED = 2

interface Owned extends Omit<Doomed, 'where'> {
  where: (siteKey: string) => Doomed['where']
}

const ofSite = (siteKey: string) => sql`site_key = ${siteKey}`
const ofPopups = (siteKey: string) => sql`popup_id in (select id from popup where site_key = ${siteKey})`
const ofPages = (siteKey: string) => sql`page_id in (select id from page where site_key = ${siteKey})`

/** Files deleted in one step: each may have megabytes. */
const FILES_PER_STEP = 10

/** In this order: what is found by another table comes before it. Leads, reports and the rows of popups stay. */
const OWNED: Owned[] = [
  { table: 'page_variant', key: ['page_id', 'name'], where: ofPages, maxRows: FILES_PER_STEP },
  { table: 'page_file', key: ['page_id', 'name'], where: ofPages, maxRows: FILES_PER_STEP },
  { table: 'page', key: ['id'], where: ofSite, maxRows: FILES_PER_STEP },
  { table: 'contact_file', key: ['popup_id', 'id'], where: ofPopups, maxRows: FILES_PER_STEP },
  { table: 'contact_form', key: ['id'], where: ofSite },
  { table: 'product', key: ['id'], where: ofSite },
  { table: 'product_collection', key: ['collection', 'position'], where: ofSite },
  { table: 'ordered_product', key: ['visitor', 'source', 'product_id'], where: ofSite },
  { table: 'abandonment', key: ['visitor', 'kind'], where: ofSite },
  { table: 'price_rule', key: ['position'], where: ofSite },
  {
    table: 'page_hit',
    key: ['day', 'page_id', 'kind', 'option_id', 'variant', 'event', 'element'],
    where: ofSite,
  },
  { table: 'page_session', key: ['hash'], where: ofSite },
  { table: 'counted_page', key: ['page_id'], where: ofSite },
  { table: 'popup_translation', key: ['popup_id', 'language'], where: ofPopups },
  { table: 'popup_effect', key: ['popup_id'], where: ofSite },
  { table: 'subscriber', key: ['hash'], where: ofSite },
  { table: 'image', key: ['id'], where: ofSite },
]

/** @returns whether all of it is gone */
export const clearSite = async (db: Db, siteKey: string, stepping: Stepping = {}): Promise<boolean> => {
  for (const owned of OWNED)
    if (!(await deleteInSteps(db, { ...owned, where: owned.where(siteKey) }, stepping))) return false
  await db
    .updateTable('site')
    .set({ removed: CLEARED })
    .where('key', '=', siteKey)
    .where('removed', '=', BEING_REMOVED)
    .execute()
  return true
}

/** Continues removals that were interrupted, on this server or another. */
export const clearSites = async (db: Db, stepping: Stepping = {}): Promise<void> => {
  const sites = await db.selectFrom('site').select('key').where('removed', '=', BEING_REMOVED).execute()
  for (const { key } of sites) if (!(await clearSite(db, key, stepping))) return
}
