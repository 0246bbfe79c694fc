import type { Kysely, Migration } from 'kysely'
import { partsOf } from '../../template/parts'
import type { Tables } from '../schema/index'

/** Recomputes the stored parts: Hebrew texts and closing by an outside click have moved into parts. */
export const parts: Migration = {
  async up(db: Kysely<Tables>) {
    for (const { id, name, settings, html } of await db.selectFrom('popup').selectAll().execute()) {
      const popup = JSON.parse(settings)
      const renewed = JSON.stringify({ ...popup, parts: partsOf({ ...popup, id, name, html }) })
      await db.updateTable('popup').set({ settings: renewed }).where('id', '=', id).execute()
    }
  },
}
