import type { Migration } from 'kysely'

/** Views are counted in popup_month now, so the index for counting rows is not needed. */
export const uncounted: Migration = {
  async up(db) {
    await db.schema.dropIndex('report_popup_id_kind_at_answer_id').execute()
  },
}
