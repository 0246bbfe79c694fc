/** What a field is called, for what stands in its place. */
import { newName } from './make'

/** `aria-labelledby` of its labels, or `aria-label` where it has none. */
export const nameOf = (field: HTMLInputElement | HTMLSelectElement): Record<string, string> => {
  const labels = [...(field.labels ?? [])]
  for (const label of labels) label.id ||= newName()
  const by = labels.map(({ id }) => id).join(' ') || field.getAttribute('aria-labelledby')
  const text = field.getAttribute('aria-label') || field.getAttribute('placeholder') || field.title || field.name
  return by ? { 'aria-labelledby': by } : { 'aria-label': text }
}
