import { type Migration, sql } from 'kysely'
import { newId } from '../../../shared/platform/id'

/** A view counts against its site's limit when it belongs to an answer of ours: once for each. */
export const answers: Migration = {
  async up(db) {
    // All servers on this database sign with the same key.
    await db.schema
      .createTable('signing_key')
      .addColumn('key', 'text', (column) => column.notNull())
      .execute()
    await sql`insert into signing_key (key) values (${newId(52)})`.execute(db)

    await db.schema.alterTable('report').addColumn('answer_id', 'text').execute()
    // What was counted before stays counted.
    await sql`update report set answer_id = id where kind = 'view'`.execute(db)
    await db.schema
      .createIndex('report_answer_id_once')
      .unique()
      .on('report')
      .columns(['popup_id', 'answer_id'])
      .where(sql.ref('answer_id'), 'is not', null)
      .execute()
    // The views of a month are counted in it without reading a row, and the figures as before.
    await db.schema
      .createIndex('report_popup_id_kind_at_answer_id')
      .on('report')
      .columns(['popup_id', 'kind', 'at', 'answer_id'])
      .execute()
    await db.schema.dropIndex('report_popup_id_kind_at').execute()
  },
}
