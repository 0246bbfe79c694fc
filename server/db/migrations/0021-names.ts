import type { Kysely, Migration } from 'kysely'
import { partsOf } from '../../template/parts'
import type { Tables } from '../schema/index'

const TYPES = new Map([
  ['sside', 'side-small'],
  ['bside', 'side-large'],
])

/** Renames two popup types, and the parts in chunks that were renamed. */
export const names: Migration = {
  async up(db: Kysely<Tables>) {
    for (const { id, name, settings, html } of await db.selectFrom('popup').selectAll().execute()) {
      const popup = JSON.parse(settings)
      popup.type = TYPES.get(popup.type) ?? popup.type
      const renewed = JSON.stringify({ ...popup, parts: partsOf({ ...popup, id, name, html }) })
      await db.updateTable('popup').set({ settings: renewed }).where('id', '=', id).execute()
    }
  },
}
