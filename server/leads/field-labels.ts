/** The labels by which owners read the fields of a lead. No two of its fields are called the same. */
import type { TemplateField } from '../template/fields'

/** Labels by the keys of their fields. Of several fields with one key, the first with a label names it. */
export type FieldLabels = ReadonlyMap<string, string>

export const labelsOfFields = (fields: readonly Pick<TemplateField, 'key' | 'label'>[]): FieldLabels => {
  const labels = new Map<string, string>()
  for (const { key, label } of fields) if (label && !labels.has(key)) labels.set(key, label)
  return labels
}

/** Texts that look alike are one. */
const folded = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * What stands in place of the names of fields; those that are called by their names are left out. Where two labels are alike, or one
 * is the name of another field, the name stands behind it: `Phone (phone2)`.
 *
 * @param names all that the owner reads side by side
 */
export const labelsFor = (names: readonly string[], labels: FieldLabels): Record<string, string> => {
  const titles = new Map(names.map((name) => [name, labels.get(name) ?? name]))
  for (let isSettled = false; !isSettled; ) {
    const counts = new Map<string, number>()
    for (const title of titles.values()) counts.set(folded(title), (counts.get(folded(title)) ?? 0) + 1)
    const plain = [...titles].flatMap(([name, title]) =>
      (counts.get(folded(title)) ?? 0) > 1 && title === labels.get(name) && title !== name ? name : [],
    )
    for (const name of plain) titles.set(name, `${titles.get(name)} (${name})`)
    isSettled = !plain.length
  }
  return Object.fromEntries([...titles].filter(([name, title]) => title !== name))
}
