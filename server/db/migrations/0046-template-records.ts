import type { Kysely } from 'kysely'
import { readTemplate } from '../../template/record'
import { recordOf } from '../../template/stored-record'
import type { Stepwise } from '../migrate'
import type { Tables } from '../schema/index'

/** Rows that are read at once: a template may have megabytes. */
const ROWS_AT_ONCE = 50

/** Stores the record of each template beside it. */
export const templateRecords: Stepwise = {
  steps: [
    async (db) => {
      await db.schema.alterTable('popup').addColumn('record', 'text').execute()
    },
    async (db: Kysely<Tables>) => {
      for (let last = ''; ; ) {
        const rows = await db
          .selectFrom('popup')
          .select(['id', 'html', 'html_version'])
          .where('id', '>', last)
          .where('record', 'is', null)
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
    },
  ],
}
