import { type Kysely, sql } from 'kysely'
import type { Stepwise } from '../migrate'

const COLUMNS =
  'id submission_id popup_id viewer_id client_id target lead suspect email fields problems search trigger url facts at'

/**
 * Recreates the table, because SQLite cannot drop the old constraint. The new index also serves the figures per popup.
 */
const newTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createTable('conversion_new')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('submission_id', 'text')
    .addColumn('popup_id', 'text', (column) => column.notNull().references('popup.id'))
    .addColumn('viewer_id', 'text', (column) => column.notNull())
    .addColumn('client_id', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('lead', 'integer', (column) => column.notNull())
    .addColumn('suspect', 'integer', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('fields', 'text', (column) => column.notNull())
    .addColumn('problems', 'text', (column) => column.notNull())
    .addColumn('search', 'text', (column) => column.notNull())
    .addColumn('trigger', 'text', (column) => column.notNull())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .alterTable('activity')
    .addColumn('site', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}

/** A session has no popup; its site is the page's host. */
const rows = async (db: Kysely<unknown>): Promise<void> => {
  const columns = sql.join(COLUMNS.split(' ').map((name) => sql.ref(name)))
  await sql`insert into conversion_new (${columns}) select ${columns} from conversion`.execute(db)
  await sql`update activity set site = substr(url, 1, 253) where kind = 'session'`.execute(db)
  await sql`update activity set site = (select site_key from popup where popup.id = activity.popup_id)
    where popup_id in (select id from popup)`.execute(db)
}

const oldTable = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropTable('conversion').execute()
}

const conversions = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.alterTable('conversion_new').renameTo('conversion').execute()
  await db.schema
    .createIndex('conversion_submission_id_once')
    .unique()
    .on('conversion')
    .columns(['popup_id', 'submission_id'])
    .execute()
  await db.schema.createIndex('conversion_lead_at_id').on('conversion').columns(['lead', 'at', 'id']).execute()
}

const closes = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropIndex('report_view_id_once').execute()
  await db.schema
    .createIndex('report_view_id_once')
    .unique()
    .on('report')
    .columns(['popup_id', 'view_id'])
    .where(sql.ref('view_id'), 'is not', null)
    .execute()
}

const activities = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema.dropIndex('activity_report_id_once').execute()
  await db.schema
    .createIndex('activity_report_id_once')
    .unique()
    .on('activity')
    .columns(['site', 'client_id', 'kind', 'report_id'])
    .where(sql.ref('report_id'), 'is not', null)
    .execute()
}

/** Browsers generate these ids, so make them unique per site: one site's reports must not be taken for another's. */
export const idsPerSite: Stepwise = {
  steps: [
    newTable,
    rows,
    oldTable,
    async (db) => {
      await conversions(db)
      await closes(db)
      await activities(db)
    },
  ],
}
