import type { Migration } from 'kysely'
import { readTemplates } from '../../template/of-languages'
import { READER_MARK, recordOf } from '../../template/stored-record'

/** Rows that are read at once: a template may have megabytes. */
const ROWS_AT_ONCE = 50

/**
 * Records have the places of pictures, what product widgets ask for, typefaces and controls: reads all templates again that this
 * build's reader has not read, in all of their languages.
 */
export const recordPictures: Migration = {
  async up(db) {
    for (let last = ''; ; ) {
      const rows = await db
        .selectFrom('popup')
        .select(['id', 'html', 'html_version', 'record'])
        .where('id', '>', last)
        .where((eb) => eb.or([eb('record', 'is', null), eb('record', 'not like', `${READER_MARK}%`)]))
        .orderBy('id')
        .limit(ROWS_AT_ONCE)
        .execute()
      for (const { id, html, html_version, record } of rows) {
        const others = await db
          .selectFrom('popup_translation')
          .select('html')
          .where('popup_id', '=', id)
          .orderBy('language')
          .execute()
        const template = readTemplates(
          html,
          others.map(({ html }) => html),
        )
        await db
          .updateTable('popup')
          .set({ record: recordOf(template, html_version) })
          .where('id', '=', id)
          // A template that a server of the previous build saves meanwhile is read when it is first asked for.
          .where((eb) => (record === null ? eb('record', 'is', null) : eb('record', '=', record)))
          .execute()
      }
      const final = rows.at(-1)
      if (!final) return
      last = final.id
    }
  },
}
