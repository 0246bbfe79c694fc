import type { Migration } from 'kysely'
import type { Stepwise } from '../migrate'
import { renewPopupRecords } from '../record-renewal'

/** Stores the record of each template beside it. */
export const templateRecords: Stepwise = {
  steps: [
    async (db) => {
      await db.schema.alterTable('popup').addColumn('record', 'text').execute()
    },
    (db) => renewPopupRecords(db, false),
  ],
}

/** Records have the words of consent boxes, and links to pages of the site. */
export const recordsOfLinks: Migration = { up: (db) => renewPopupRecords(db, false) }
