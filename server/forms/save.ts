import { invalid } from '../lib/invalid'
import type { ContactForms } from './queries'
import type { WrittenForm } from './read'

/** Stores a form and resolves with its number, or throws an Invalid. */
export const saveForm = async (
  forms: Pick<ContactForms, 'save'>,
  siteKey: string,
  form: WrittenForm,
): Promise<number> => {
  const id = await forms.save(siteKey, form)
  if (id === undefined) throw invalid(`The form ${form.id} belongs to another site; give this one an id of its own`)
  return id
}
