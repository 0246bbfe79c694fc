import { type Kysely, sql } from 'kysely'
import { randomId } from '../../lib/ids'
import type { Stepwise } from '../migrate'

const columns = async (db: Kysely<unknown>): Promise<void> => {
  // All servers on this database use the same signing key.
  await db.schema
    .createTable('signing_key')
    .addColumn('key', 'text', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('report').addColumn('answer_id', 'text').execute()
}

const rows = async (db: Kysely<unknown>): Promise<void> => {
  await sql`insert into signing_key (key) values (${randomId(52)})`.execute(db)
  // Existing views keep counting.
  await sql`update report set answer_id = id where kind = 'view'`.execute(db)
}

const indexes = async (db: Kysely<unknown>): Promise<void> => {
  await db.schema
    .createIndex('report_answer_id_once')
    .unique()
    .on('report')
    .columns(['popup_id', 'answer_id'])
    .where(sql.ref('answer_id'), 'is not', null)
    .execute()
  // Covers both the count of views per month and the figures.
  await db.schema
    .createIndex('report_popup_id_kind_at_answer_id')
    .on('report')
    .columns(['popup_id', 'kind', 'at', 'answer_id'])
    .execute()
  await db.schema.dropIndex('report_popup_id_kind_at').execute()
}

/** Only the first view of each display answer counts towards the site's limit. */
export const answers: Stepwise = { steps: [columns, rows, indexes] }
