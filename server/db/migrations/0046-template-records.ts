import type { Kysely, Migration } from 'kysely'
import { readTemplate } from '../../template/record'
import { READER_MARK, recordOf } from '../../template/stored-record'
import type { Stepwise } from '../migrate'
import type { Tables } from '../schema/index'

/** Rows that are read at once: a template may have megabytes. */
const ROWS_AT_ONCE = 50

/**
 * Reads all templates that this build's reader has not read. For migrations before languages beside the first had templates (0056): a
 * record is of all languages since.
 */
const renewRecords = async (db: Kysely<Tables>): Promise<void> => {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('popup')
      .select(['id', 'html', 'html_version'])
      .where('id', '>', last)
      .where((eb) => eb.or([eb('record', 'is', null), eb('record', 'not like', `${READER_MARK}%`)]))
      .orderBy('id')
      .limit(ROWS_AT_ONCE)
      .execute()
    for (const { id, html, html_version } of rows)
      await db
        .updateTable('popup')
        .set({ record: recordOf(readTemplate(html), html_version) })
        .where('id', '=', id)
        .execute()
    const final = rows.at(-1)
    if (!final) return
    last = final.id
  }
}

/** Stores the record of each template beside it. */
export const templateRecords: Stepwise = {
  steps: [
    async (db) => {
      await db.schema.alterTable('popup').addColumn('record', 'text').execute()
    },
    renewRecords,
  ],
}

/** Records have the words of consent boxes, and links to pages of the site. */
export const recordsOfLinks: Migration = { up: renewRecords }
