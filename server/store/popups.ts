import { createHash } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { PopupDefinition } from '../../shared/popup'
import type { Db } from './database'
import { partsOf } from './parts'
import type { Tables } from './schema'

/** A popup without its template, which only the template call reads. */
export interface StoredPopup extends Omit<PopupDefinition, 'html'> {
  siteKey: string
  /** Chunks that the template will ask for, so that a visitor can fetch them beside it. */
  parts: string[]
  /** Changes whenever the template does. */
  htmlVersion: string
}

const COLUMNS = ['id', 'site_key', 'name', 'settings', 'html_version'] as const
type Row = Pick<Selectable<Tables['popup']>, (typeof COLUMNS)[number]>

const toPopup = (row: Row): StoredPopup => ({
  ...JSON.parse(row.settings),
  id: row.id,
  name: row.name,
  siteKey: row.site_key,
  htmlVersion: row.html_version,
})

const versionOf = (html: string): string => createHash('sha256').update(html).digest('base64url').slice(0, 16)

export const popups = (db: Db) => ({
  async find(id: string): Promise<StoredPopup | undefined> {
    const row = await db.selectFrom('popup').select(COLUMNS).where('id', '=', id).executeTakeFirst()
    return row && toPopup(row)
  },
  async ofSite(siteKey: string): Promise<StoredPopup[]> {
    const rows = await db
      .selectFrom('popup')
      .select(COLUMNS)
      .where('site_key', '=', siteKey)
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return rows.map(toPopup)
  },
  async list(): Promise<StoredPopup[]> {
    return (await db.selectFrom('popup').select(COLUMNS).orderBy('created_at').orderBy('id').execute()).map(toPopup)
  },
  async template(id: string): Promise<{ html: string; version: string } | undefined> {
    return db.selectFrom('popup').select(['html', 'html_version as version']).where('id', '=', id).executeTakeFirst()
  },
  /** Adds it, or updates the one of that id. False when the id belongs to another site, which is left as it was. */
  async save(siteKey: string, popup: PopupDefinition): Promise<boolean> {
    const { id, name, html, ...settings } = popup
    const content = {
      name,
      settings: JSON.stringify({ ...settings, parts: partsOf(popup) }),
      html,
      html_version: versionOf(html),
    }
    await db
      .insertInto('popup')
      .values({ id, site_key: siteKey, created_at: Date.now(), ...content })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(content).where('popup.site_key', '=', siteKey))
      .execute()
    return (await this.find(id))?.siteKey === siteKey
  },
})
