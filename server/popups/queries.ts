import { type Selectable, sql, type Transaction } from 'kysely'
import type { PopupDefinition, Translation } from '../../shared/model/popup'
import type { Language } from '../../shared/model/text'
import { noteChange, noteChangeOf } from '../db/changes'
import type { Db } from '../db/database'
import type { Tables } from '../db/schema/index'
import type { PopupStatus } from '../db/schema/popups'
import { LINKED_ADDRESSES } from '../sites/addresses'
import { freeId } from '../sites/free-id'
import type { Readings } from '../template/readings'
import { consentsWith } from './consents'
import { contentOf, sentVersion } from './content'
import { noteEnd, withEnds } from './popup-end'
import { recordOf, templateOf, translatedOf, writeTranslated } from './templates'

/** A language beside the first, without its template. */
interface StoredTranslation extends Omit<Translation, 'html'> {
  /** The parts of the translation's template, as those of the popup. */
  parts: string[]
  htmlVersion: string
}

/** A popup without its templates, which only the template route needs. */
export interface StoredPopup extends Omit<PopupDefinition, 'html' | 'translations'> {
  translations?: Record<Language, StoredTranslation> | undefined
  /** The language beside the first that this is the popup in (`popup-language.ts`). */
  translatedTo?: Language | undefined
  siteKey: string
  status: PopupStatus
  /** The popup is not shown until it is resumed. */
  paused: boolean
  /** The popup has had as many leads as it was to have, so it is not shown. */
  ended?: boolean
  /** Chunks that the template needs, so that the loader can fetch them in parallel with it. */
  parts: string[]
  /** The version of the template as it is sent. */
  htmlVersion: string
}

const COLUMNS = ['id', 'site_key', 'name', 'settings', 'html_version', 'status'] as const
interface Row extends Pick<Selectable<Tables['popup']>, (typeof COLUMNS)[number]> {
  addresses: string | null
}

const rows = (db: Db | Transaction<Tables>) =>
  db.selectFrom('popup').select(COLUMNS).select(LINKED_ADDRESSES.as('addresses'))

const toPopup = (row: Row): StoredPopup => ({
  ...JSON.parse(row.settings),
  id: row.id,
  name: row.name,
  siteKey: row.site_key,
  status: row.status,
  paused: row.status === 'paused',
  htmlVersion: sentVersion(row.html_version, row.addresses ?? undefined),
})

/** The oldest first among equals. */
const byPriority = (one: StoredPopup, other: StoredPopup): number => (other.priority ?? 0) - (one.priority ?? 0)

const RESTORED = sql<PopupStatus>`case when popup.status = 'deleted' then 'on' else popup.status end`

/** Rows that are not listed, shown or paused. */
const NO_POPUP: PopupStatus[] = ['deleted', 'page', 'form']

/** True if it is a popup, and was not deleted. */
export const isPresent = ({ status }: Pick<StoredPopup, 'status'>): boolean => !NO_POPUP.includes(status)

const present = (db: Db | Transaction<Tables>) => rows(db).where('status', 'not in', NO_POPUP)

const isPopupOf = async (transaction: Transaction<Tables>, id: string, siteKey: string): Promise<boolean> =>
  Boolean(await present(transaction).where('id', '=', id).where('site_key', '=', siteKey).executeTakeFirst())

/** Changes nothing if the id belongs to something else. */
const write = async (
  transaction: Transaction<Tables>,
  siteKey: string,
  id: string,
  { consents, row: content, templates }: ReturnType<typeof contentOf>,
): Promise<void> => {
  await freeId(transaction, id, siteKey)
  const row = { ...content, consents: await consentsWith(transaction, id, consents) }
  await transaction
    .insertInto('popup')
    .values({ id, site_key: siteKey, created_at: Date.now(), ...row })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...row, status: RESTORED })
        .where('popup.site_key', '=', siteKey)
        .where('popup.status', 'not in', ['page', 'form']),
    )
    .execute()
  if (await isPopupOf(transaction, id, siteKey)) await writeTranslated(transaction, id, templates)
  await noteChange(transaction, siteKey)
}

export const popups = (db: Db) => ({
  async find(id: string): Promise<StoredPopup | undefined> {
    const row = await present(db).where('id', '=', id).executeTakeFirst()
    return row && (await withEnds(db, [toPopup(row)]))[0]
  },
  /** Includes deleted popups, as pages that still show one send its leads, and the rows of imported pages. */
  async findEver(id: string): Promise<StoredPopup | undefined> {
    const row = await rows(db).where('id', '=', id).executeTakeFirst()
    return row && (await withEnds(db, [toPopup(row)]))[0]
  },
  /** The popups that may show, and those that have ended. The first ones go first where several would open. */
  async ofSite(siteKey: string): Promise<StoredPopup[]> {
    const rows = await present(db)
      .where('site_key', '=', siteKey)
      .where('status', '=', 'on')
      .orderBy('created_at')
      .orderBy('id')
      .execute()
    return withEnds(db, rows.map(toPopup).sort(byPriority))
  },
  /** After a lead of this popup was stored. */
  noteLead: (popup: StoredPopup): Promise<void> => noteEnd(db, popup),
  async list(): Promise<StoredPopup[]> {
    return withEnds(db, (await present(db).orderBy('created_at').orderBy('id').execute()).map(toPopup))
  },
  template: (id: string) => templateOf(db, id),
  translated: (id: string) => translatedOf(db, id),
  /** The record of its templates. */
  record: (id: string) => recordOf(db, id),
  async setPaused(id: string, paused: boolean): Promise<void> {
    const status = paused ? 'paused' : 'on'
    await db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('popup')
        .set({ status })
        .where('id', '=', id)
        .where('status', 'not in', NO_POPUP)
        .execute()
      await noteChangeOf(transaction, [id])
    })
  },
  /**
   * Adds or updates a popup. A paused one stays paused, a deleted one is restored. Resolves with false, changing
   * nothing, if the id belongs to a page or form, or to another site that has not been removed.
   *
   * @param readings of its templates, if somebody has read them
   */
  async save(siteKey: string, popup: PopupDefinition, readings?: Readings): Promise<boolean> {
    const content = contentOf(popup, readings)
    await db.transaction().execute((transaction) => write(transaction, siteKey, popup.id, content))
    return (await this.find(popup.id))?.siteKey === siteKey
  },
})

export type Popups = ReturnType<typeof popups>
