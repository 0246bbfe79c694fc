import { type Migration, sql } from 'kysely'

/** A browser retries a report if it got no answer; store each report once. Older scripts send no id: null. */
export const reportIds: Migration = {
  async up(db) {
    await db.schema.alterTable('report').addColumn('report_id', 'text').execute()
    // Close: the view that it ends.
    await db.schema.alterTable('report').addColumn('view_id', 'text').execute()
    await db.schema.alterTable('activity').addColumn('report_id', 'text').execute()
    const UNIQUE: [table: string, id: string, columns: string[]][] = [
      ['report', 'report_id', ['popup_id', 'kind', 'report_id']],
      ['report', 'view_id', ['view_id']],
      ['activity', 'report_id', ['client_id', 'kind', 'report_id']],
    ]
    for (const [table, id, columns] of UNIQUE)
      await db.schema
        .createIndex(`${table}_${id}_once`)
        .unique()
        .on(table)
        .columns(columns)
        .where(sql.ref(id), 'is not', null)
        .execute()
  },
}
