/** Finds fields for passwords that are still shown, because they were stored before such fields were refused. */

import type { Db } from '../db/database'
import { contactForms } from '../forms/queries'
import { elementsOf } from '../template/elements'
import { hasSecretField } from '../template/secret-fields'
import { asksForSecret } from '../template/secret-words'
import { type Finding, ok, wrong } from './finding'
import { shownPopups } from './templates'

const findingOf = (noun: string, id: string, command: string): Finding =>
  wrong(
    `The ${noun} ${id} asks for a password: on the address of the desk it looks like its sign-in`,
    `Take the field out of its file and import that again, or run: wisp ${command} ${id}`,
  )

const ofPopups = async (db: Db): Promise<Finding[]> => {
  const all: Finding[] = []
  for await (const { id, template } of shownPopups(db))
    if (template.asksForSecret) all.push(findingOf('popup', id, 'popup delete'))
  return all
}

/** A page is finished HTML of ours, of which there is no record. */
const ofPages = async (db: Db): Promise<Finding[]> => {
  const names = await db.selectFrom('page_variant').select(['page_id', 'name']).orderBy('page_id').execute()
  const ids = new Set<string>()
  for (const { page_id, name } of names) {
    const query = db.selectFrom('page_variant').select('html').where('page_id', '=', page_id).where('name', '=', name)
    const row = await query.executeTakeFirst()
    if (row && hasSecretField(elementsOf(row.html))) ids.add(page_id)
  }
  return [...ids].map((id) => findingOf('page', id, 'page remove'))
}

const ofForms = async (db: Db): Promise<Finding[]> =>
  (await contactForms(db).list())
    .filter(({ form }) =>
      form.fields.some(
        ({ kind, name, label, placeholder }) => kind !== 'hidden' && asksForSecret(name, label, placeholder),
      ),
    )
    .map(({ form }) => findingOf('contact form', `${form.id}`, 'form remove'))

export const checkSecrets = async (db: Db): Promise<Finding[]> => {
  const all = [...(await ofPopups(db)), ...(await ofPages(db)), ...(await ofForms(db))]
  return all.length ? all : [ok('No popup, page or form asks for a password')]
}
