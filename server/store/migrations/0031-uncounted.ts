import type { Migration } from 'kysely'

/** Nobody counts these rows any more, so nothing needs to find them by time. */
export const uncounted: Migration = {
  async up(db) {
    await db.schema.dropIndex('report_popup_id_kind_at_answer_id').execute()
  },
}
