import { bare } from '../platform/safe-dom'

/** The fields of a form with that name, which need not be a word that a selector could hold. */
export const fieldsNamed = (form: HTMLFormElement, name: string): HTMLInputElement[] =>
  ([...bare(form, 'elements')] as HTMLInputElement[]).filter((field) => field.name === name)
