/** The stored templates of popups, pages and contact forms, in all of their languages, and their records. */
import type { Transaction } from 'kysely'
import type { Db } from '../db/database'
import type { Tables } from '../db/schema/index'
import { LINKED_ADDRESSES } from '../sites/addresses'
import { withFieldsOf } from '../template/merged-record'
import { readTemplate, type TemplateRecord } from '../template/record'
import { keptRecord } from '../template/stored-record'
import { type contentOf, sentVersion } from './content'

export interface StoredTemplate {
  html: string
  /** As it is sent. */
  version: string
  /** Of the popup's templates in all languages, or of this one alone. */
  template: TemplateRecord
}

/** The popup's template in its first language. */
export const templateOf = async (db: Db, id: string): Promise<StoredTemplate | undefined> => {
  const row = await db
    .selectFrom('popup')
    .select(['html', 'html_version', 'record', LINKED_ADDRESSES.as('addresses')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { html, html_version, record, addresses } = row
  const template = keptRecord({ record, version: html_version }) ?? readTemplate(html)
  return { html, version: sentVersion(html_version, addresses ?? undefined), template }
}

/** The templates of its languages beside the first. A server of another version may have saved one without its record. */
export const translatedOf = async (db: Db, id: string) => {
  const rows = await db
    .selectFrom('popup_translation')
    .select(['language', 'html', 'html_version as version', 'record'])
    .where('popup_id', '=', id)
    .orderBy('language')
    .execute()
  return rows.map(({ record, ...row }) => ({
    ...row,
    template: keptRecord({ ...row, record }) ?? readTemplate(row.html),
  }))
}

/** The record of a popup's templates. One that a server of another version has saved without a record is read now. */
export const recordOf = async (db: Db, id: string): Promise<TemplateRecord | undefined> => {
  const row = await db
    .selectFrom('popup')
    .select(['record', 'html_version as version'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const record = keptRecord(row)
  if (record) return record
  const others = await translatedOf(db, id)
  const first = await templateOf(db, id)
  return first && others.reduce((all, { template }) => withFieldsOf(all, template), first.template)
}

/** Replaces the stored templates of the other languages. */
export const writeTranslated = async (
  transaction: Transaction<Tables>,
  popup_id: string,
  templates: ReturnType<typeof contentOf>['templates'],
): Promise<void> => {
  await transaction.deleteFrom('popup_translation').where('popup_id', '=', popup_id).execute()
  for (const template of templates)
    await transaction
      .insertInto('popup_translation')
      .values({ popup_id, ...template })
      .execute()
}
