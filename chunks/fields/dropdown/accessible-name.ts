import { newId } from './elements'

/** A field's accessible name, for its replacement: `aria-labelledby` if it has labels, else `aria-label`. */
export const accessibleName = (field: HTMLInputElement | HTMLSelectElement): Record<string, string> => {
  const labels = [...(field.labels ?? [])]
  for (const label of labels) label.id ||= newId()
  const by = labels.map(({ id }) => id).join(' ') || field.getAttribute('aria-labelledby')
  const text = field.getAttribute('aria-label') || field.getAttribute('placeholder') || field.title || field.name
  return by ? { 'aria-labelledby': by } : { 'aria-label': text }
}
