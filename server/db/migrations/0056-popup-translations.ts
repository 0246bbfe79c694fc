import type { Migration } from 'kysely'

/** The templates of popups in their languages beside the first. */
export const popupTranslations: Migration = {
  async up(db) {
    await db.schema
      .createTable('popup_translation')
      .addColumn('popup_id', 'text', (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('html_version', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('popup_translation_key', ['popup_id', 'language'])
      .execute()
  },
}
