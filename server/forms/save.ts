import { siteLinksOf } from '../files/links'
import { invalid } from '../lib/invalid'
import { type Addresses, type LinkUse, mustKnowPages } from '../sites/addresses'
import type { ContactForms } from './queries'
import type { WrittenForm } from './read'

interface FormStore {
  contactForms: Pick<ContactForms, 'save'>
  addresses: Pick<Addresses, 'of'>
}

/** Stores a form and resolves with its number, or throws an Invalid. */
export const saveForm = async (
  { contactForms, addresses }: FormStore,
  siteKey: string,
  form: WrittenForm,
): Promise<number> => {
  const uses = form.fields.map(({ name, label }): LinkUse => [`The label of "${name}"`, siteLinksOf([label])])
  await mustKnowPages(addresses, siteKey, uses)
  const id = await contactForms.save(siteKey, form)
  if (id === undefined) throw invalid(`The form ${form.id} belongs to another site; give this one an id of its own`)
  return id
}
