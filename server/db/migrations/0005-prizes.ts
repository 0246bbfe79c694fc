import type { Migration } from 'kysely'

/** Prizes that were drawn, and counts for prizes with a limited stock. */
export const prizes: Migration = {
  async up(db) {
    await db.schema
      .createTable('prize')
      .addColumn('popup_id', 'text', (column) => column.notNull().references('popup.id'))
      .addColumn('submission_id', 'text', (column) => column.notNull())
      .addColumn('prize', 'text', (column) => column.notNull())
      .addColumn('viewer_id', 'text', (column) => column.notNull())
      .addColumn('client_id', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('prize_once', ['popup_id', 'submission_id'])
      .execute()
    await db.schema
      .createTable('prize_stock')
      .addColumn('popup_id', 'text', (column) => column.notNull().references('popup.id'))
      .addColumn('prize_id', 'text', (column) => column.notNull())
      .addColumn('given', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('prize_stock_once', ['popup_id', 'prize_id'])
      .execute()
  },
}
