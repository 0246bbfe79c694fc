import { bare } from '../platform/safe-dom'

/** The fields of a form by their names, which need not be words that a selector could hold. */
export const fieldsByName = (form: HTMLFormElement): Map<string, HTMLInputElement[]> => {
  const fields = new Map<string, HTMLInputElement[]>()
  for (const field of [...bare(form, 'elements')] as HTMLInputElement[]) {
    const same = fields.get(field.name)
    if (same) same.push(field)
    else fields.set(field.name, [field])
  }
  return fields
}

export const fieldsNamed = (form: HTMLFormElement, name: string): HTMLInputElement[] =>
  fieldsByName(form).get(name) ?? []

/** True if a condition hides the element, or one around it. @param conditional selector of elements that have one */
export const isHiddenByCondition = (element: Element | null, conditional: string): boolean => {
  const holder = element?.closest<HTMLElement>(conditional)
  return !!holder && (holder.style.display === 'none' || isHiddenByCondition(holder.parentElement, conditional))
}
