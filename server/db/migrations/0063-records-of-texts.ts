import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { readTemplates } from '../../template/of-languages'
import { readTemplate } from '../../template/record'
import { READER_MARK, recordOf } from '../../template/stored-record'
import type { Stepwise } from '../migrate'
import type { Tables } from '../schema/index'

/** Popups that are read at once: a template may have megabytes. */
const POPUPS_AT_ONCE = 50

type Stored = 'popup' | 'popup_translation'

/** No record, or one of another reader. */
const isStale = (eb: ExpressionBuilder<Tables, Stored>) =>
  eb.or([eb('record', 'is', null), eb('record', 'not like', `${READER_MARK}%`)])

/** Runs for each id of a list that is read piece by piece. */
const forEach = async (
  idsAfter: (last: string) => Promise<{ id: string }[]>,
  run: (id: string) => Promise<unknown>,
): Promise<void> => {
  for (let ids = await idsAfter(''); ids.length; ids = await idsAfter(ids.at(-1)?.id ?? ''))
    for (const { id } of ids) await run(id)
}

const translationsOf = (db: Kysely<Tables>, popupId: string) =>
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

const renewPopup = async (db: Kysely<Tables>, id: string): Promise<void> => {
  const popup = await db
    .selectFrom('popup')
    .select(['html', 'html_version', 'settings', 'record'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!popup) return
  const { html, html_version, settings, record } = popup
  const template = readTemplates(
    html,
    (await translationsOf(db, id)).map((translation) => translation.html),
  )
  await db
    .updateTable('popup')
    .set({ record: recordOf(template, html_version) })
    .where('id', '=', id)
    // A template that a server of the previous build saves meanwhile is read when it is first asked for. `settings` is compared too: it
    // names the versions of the other languages.
    .where('html_version', '=', html_version)
    .where('settings', '=', settings)
    .where((eb) => (record === null ? eb('record', 'is', null) : eb('record', '=', record)))
    .execute()
}

/** Records have the labels of fields, links, texts, patterns and thresholds. Those of other languages stand beside their templates. */
export const recordsOfTexts: Stepwise = {
  steps: [
    (db: Kysely<Tables>) =>
      forEach(
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
      ),
    (db: Kysely<Tables>) =>
      forEach(
        (last) =>
          db
            .selectFrom('popup')
            .select('id')
            .where('id', '>', last)
            .where(isStale)
            .orderBy('id')
            .limit(POPUPS_AT_ONCE)
            .execute(),
        (id) => renewPopup(db, id),
      ),
  ],
}
