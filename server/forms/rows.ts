/** The rows that belong to a contact form. Each function is part of a transaction. */
import type { Transaction } from 'kysely'
import type { PopupDefinition } from '../../shared/model/popup'
import type { Tables } from '../db/schema/index'
import { consentsWith } from '../popups/consents'
import { placeholderPopup, writePlaceholder } from '../popups/placeholder'
import { acceptanceWords } from './acceptances'
import type { ContactForm } from './form'
import { templateOf } from './template'

/** Id of its row in `popup`. The number is in it, so that a form that is imported again has its leads back. */
export const popupIdOf = (id: number): string => `form${`${id}`.padStart(9, '0')}`

const asPopup = (form: ContactForm): PopupDefinition =>
  placeholderPopup({ id: popupIdOf(form.id), name: form.name, language: form.language, html: templateOf(form) })

/** The template names its fields, which are the columns of its leads. */
export const writeAsPopup = async (
  transaction: Transaction<Tables>,
  site_key: string,
  form: ContactForm,
): Promise<void> => {
  const consents = await consentsWith(transaction, popupIdOf(form.id), acceptanceWords(form))
  await writePlaceholder(transaction, asPopup(form), { site_key, status: 'form', consents })
}

export const deleteForms = async (transaction: Transaction<Tables>, ids: number[]): Promise<void> => {
  if (ids.length) await transaction.deleteFrom('contact_form').where('id', 'in', ids).execute()
}
