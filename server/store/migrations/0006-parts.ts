import type { Kysely, Migration } from 'kysely'
import { partsOf } from '../parts'
import type { Tables } from '../schema'

/** What a popup asks for has changed: words in Hebrew are a part, and what closes a card by a click beside it is in one. */
export const parts: Migration = {
  async up(db: Kysely<Tables>) {
    for (const { id, name, settings, html } of await db.selectFrom('popup').selectAll().execute()) {
      const popup = JSON.parse(settings)
      const renewed = JSON.stringify({ ...popup, parts: partsOf({ ...popup, id, name, html }) })
      await db.updateTable('popup').set({ settings: renewed }).where('id', '=', id).execute()
    }
  },
}
