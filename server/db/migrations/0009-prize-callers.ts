import type { Migration } from 'kysely'

/** Counts the limited prizes that each caller has won, so that one caller cannot win all of them. */
export const prizeCallers: Migration = {
  async up(db) {
    await db.schema
      .createTable('prize_caller')
      .addColumn('popup_id', 'text', (column) => column.notNull().references('popup.id'))
      .addColumn('caller', 'integer', (column) => column.notNull())
      .addColumn('taken', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('prize_caller_once', ['popup_id', 'caller'])
      .execute()
  },
}
