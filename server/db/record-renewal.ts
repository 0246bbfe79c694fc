/** For migrations: reads again the stored templates that this build's reader has not read. */
import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { readTemplates } from '../template/merged-record'
import { readTemplate } from '../template/record'
import { READER_MARK, recordOf } from '../template/stored-record'
import type { Tables } from './schema/index'

/** Popups that are looked for at once. Each is read by itself: a template may have megabytes. */
const POPUPS_AT_ONCE = 50

/** Runs for each id of a list that is read piece by piece. */
export const forEachId = async (
  idsAfter: (last: string) => Promise<{ id: string }[]>,
  run: (id: string) => Promise<unknown>,
): Promise<void> => {
  for (let ids = await idsAfter(''); ids.length; ids = await idsAfter(ids.at(-1)?.id ?? ''))
    for (const { id } of ids) await run(id)
}

/** No record, or one of another reader. */
const isStale = (eb: ExpressionBuilder<Tables, 'popup' | 'popup_translation'>) =>
  eb.or([eb('record', 'is', null), eb('record', 'not like', `${READER_MARK}%`)])

/** The templates of a popup in its languages beside the first. */
export const translationsOf = (db: Kysely<Tables>, popupId: string) =>
  db
    .selectFrom('popup_translation')
    .select(['language', 'html', 'html_version'])
    .where('popup_id', '=', popupId)
    .orderBy('language')
    .execute()

const renewTranslations = async (db: Kysely<Tables>, popupId: string): Promise<void> => {
  for (const { language, html, html_version } of await translationsOf(db, popupId))
    await db
      .updateTable('popup_translation')
      .set({ record: recordOf(readTemplate(html), html_version) })
      .where('popup_id', '=', popupId)
      .where('language', '=', language)
      .where('html_version', '=', html_version)
      .execute()
}

/** Of each language beside the first. */
export const renewTranslationRecords = (db: Kysely<Tables>): Promise<void> =>
  forEachId(
    (last) =>
      db
        .selectFrom('popup_translation')
        .select(sql<string>`popup_id`.as('id'))
        .distinct()
        .where('popup_id', '>', last)
        .where(isStale)
        .orderBy('popup_id')
        .limit(POPUPS_AT_ONCE)
        .execute(),
    (id) => renewTranslations(db, id),
  )

const renewPopup = async (db: Kysely<Tables>, id: string, hasTranslations: boolean): Promise<void> => {
  const popup = await db
    .selectFrom('popup')
    .select(['html', 'html_version', 'settings', 'record'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!popup) return
  const { html, html_version, settings, record } = popup
  const others = hasTranslations ? (await translationsOf(db, id)).map((translation) => translation.html) : []
  await db
    .updateTable('popup')
    .set({ record: recordOf(readTemplates(html, others), html_version) })
    .where('id', '=', id)
    // A template that a server of the previous build saves meanwhile is read when it is first asked for. `settings` is compared too: it
    // names the versions of the other languages.
    .where('html_version', '=', html_version)
    .where('settings', '=', settings)
    .where((eb) => (record === null ? eb('record', 'is', null) : eb('record', '=', record)))
    .execute()
}

/**
 * Of each popup, in all of its languages.
 *
 * @param hasTranslations false before languages beside the first had templates (0056)
 */
export const renewPopupRecords = (db: Kysely<Tables>, hasTranslations = true): Promise<void> =>
  forEachId(
    (last) =>
      db
        .selectFrom('popup')
        .select('id')
        .where('id', '>', last)
        .where(isStale)
        .orderBy('id')
        .limit(POPUPS_AT_ONCE)
        .execute(),
    (id) => renewPopup(db, id, hasTranslations),
  )
