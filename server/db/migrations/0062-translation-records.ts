import type { Migration } from 'kysely'

/** Each template has a record beside it, also those of the languages beside the first. */
export const translationRecords: Migration = {
  async up(db) {
    // Servers of the build before store none.
    await db.schema.alterTable('popup_translation').addColumn('record', 'text').execute()
  },
}
