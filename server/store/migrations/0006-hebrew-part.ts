import type { Kysely, Migration } from 'kysely'
import type { Tables } from '../schema'

/** Words in Hebrew have become a part that the answer names. Popups without a list of parts have theirs read off in the page. */
export const hebrewPart: Migration = {
  async up(db: Kysely<Tables>) {
    for (const { id, settings } of await db.selectFrom('popup').select(['id', 'settings']).execute()) {
      const { parts, ...others } = JSON.parse(settings)
      if (others.language !== 'he' || !parts || parts.includes('hebrew')) continue
      const named = JSON.stringify({ ...others, parts: [...parts, 'hebrew'] })
      await db.updateTable('popup').set({ settings: named }).where('id', '=', id).execute()
    }
  },
}
