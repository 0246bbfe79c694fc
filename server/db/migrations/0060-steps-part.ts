import type { Kysely, Migration, Selectable } from 'kysely'
import { partsOf } from '../../template/parts'
import type { Tables } from '../schema/index'

/** Rows that are read at once: a template may have megabytes. */
const ROWS_AT_ONCE = 50

type Row = Pick<Selectable<Tables['popup']>, 'id' | 'name' | 'settings' | 'html' | 'html_version'>

const rows = (db: Kysely<Tables>) => db.selectFrom('popup').select(['id', 'name', 'settings', 'html', 'html_version'])

/** undefined if they have these parts already. */
const renewedSettings = ({ id, name, settings, html }: Row): string | undefined => {
  const popup = JSON.parse(settings)
  const parts = partsOf({ ...popup, id, name, html })
  return `${parts}` === `${popup.parts}` ? undefined : JSON.stringify({ ...popup, parts })
}

/** Reads it again where a server of the build before has saved it meanwhile. */
const renew = async (db: Kysely<Tables>, read: Row): Promise<void> => {
  const { id } = read
  for (let row: Row | undefined = read; row; row = await rows(db).where('id', '=', id).executeTakeFirst()) {
    const settings = renewedSettings(row)
    if (settings === undefined) return
    const { numUpdatedRows } = await db
      .updateTable('popup')
      .set({ settings })
      .where('id', '=', id)
      .where('settings', '=', row.settings)
      .where('html_version', '=', row.html_version)
      .executeTakeFirst()
    if (numUpdatedRows) return
  }
}

/** Recomputes the stored parts: forms with steps are drawn by a part, and so are shares of answers. */
export const stepsPart: Migration = {
  async up(db: Kysely<Tables>) {
    for (let last = ''; ; ) {
      const some = await rows(db).where('id', '>', last).orderBy('id').limit(ROWS_AT_ONCE).execute()
      for (const row of some) await renew(db, row)
      const final = some.at(-1)
      if (!final) return
      last = final.id
    }
  },
}
