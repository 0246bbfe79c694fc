import type { Migration } from 'kysely'

/** Under which id the same content of one sender is stored, for the minute in which it may come again. */
export const repeatsOfForms: Migration = {
  async up(db) {
    await db.schema
      .createTable('repeat')
      .addColumn('popup_id', 'text', (column) => column.notNull())
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('submission_id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('repeat_pkey', ['popup_id', 'digest'])
      .execute()
  },
}
