import type { Migration } from 'kysely'

/** The addresses of a site's privacy policy and terms, which links in texts lead to by name. */
export const siteLinks: Migration = {
  async up(db) {
    for (const name of ['privacy', 'terms'])
      await db.schema
        .alterTable('site')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute()
  },
}
