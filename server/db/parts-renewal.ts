/** For migrations: recomputes the stored parts of popups, in all of their languages. */
import type { Kysely, Selectable } from 'kysely'
import type { Language } from '../../shared/model/text'
import { own } from '../../shared/values/own'
import { partsOf } from '../template/parts'
import { forEachId, translationsOf } from './record-renewal'
import type { Tables } from './schema/index'

const POPUPS_AT_ONCE = 50

type Row = Pick<Selectable<Tables['popup']>, 'id' | 'name' | 'settings' | 'html' | 'html_version'>

const rowOf = (db: Kysely<Tables>, id: string): Promise<Row | undefined> =>
  db
    .selectFrom('popup')
    .select(['id', 'name', 'settings', 'html', 'html_version'])
    .where('id', '=', id)
    .executeTakeFirst()

type Templates = Awaited<ReturnType<typeof translationsOf>>

type StoredTranslations = Record<Language, { parts: string[] }>

/** undefined if they have these parts already. */
const renewedSettings = ({ id, name, settings, html }: Row, templates: Templates): string | undefined => {
  const popup = JSON.parse(settings)
  const { translations = {} }: { translations?: StoredTranslations } = popup
  const named = { ...popup, id, name }
  const parts = partsOf({ ...named, html })
  const others = templates.flatMap(({ language, html }): [Language, StoredTranslations[Language]][] => {
    const translation = own(translations, language)
    return translation ? [[language, { ...translation, parts: partsOf({ ...named, language, html }) }]] : []
  })
  const renewed = JSON.stringify({
    ...popup,
    parts,
    ...(others.length && { translations: { ...translations, ...Object.fromEntries(others) } }),
  })
  return renewed === JSON.stringify(popup) ? undefined : renewed
}

/** Reads it again where a server of the build before has saved it meanwhile. */
const renew = async (db: Kysely<Tables>, id: string): Promise<void> => {
  for (let row = await rowOf(db, id); row; row = await rowOf(db, id)) {
    const settings = renewedSettings(row, await translationsOf(db, id))
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

export const renewParts = (db: Kysely<Tables>): Promise<void> =>
  forEachId(
    (last) => db.selectFrom('popup').select('id').where('id', '>', last).orderBy('id').limit(POPUPS_AT_ONCE).execute(),
    (id) => renew(db, id),
  )
