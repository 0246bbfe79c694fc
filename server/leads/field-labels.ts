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

/** Lists of names whose titles look alike. */
const groupsOf = (names: readonly string[], titleOf: (name: string) => string): string[][] => {
  const groups = new Map<string, string[]>()
  for (const name of names) {
    const title = folded(titleOf(name))
    groups.set(title, [...(groups.get(title) ?? []), name])
  }
  return [...groups.values()]
}

/**
 * What stands in place of the names of fields; those that are called by their names are left out. Where two labels are alike, or one
 * is the name of another field, the name stands behind it: `Phone (phone2)`. It stands there again if that is the name of another.
 *
 * @param names all that the owner reads side by side
 */
export const labelsFor = (names: readonly string[], labels: FieldLabels): Record<string, string> => {
  const labelOf = (name: string): string => labels.get(name) ?? name
  const namings = new Map(names.map((name) => [name, 0]))
  const namingsOf = (name: string): number => namings.get(name) ?? 0
  const titleOf = (name: string): string => `${labelOf(name)}${` (${name})`.repeat(namingsOf(name))}`
  const ambiguousIn = (group: string[]): string[] => {
    const isAmbiguous = new Set(group.map(folded)).size > 1 || new Set(group.map(titleOf)).size < group.length
    const labelled = isAmbiguous ? group.filter((name) => labelOf(name) !== name) : []
    const fewest = Math.min(...labelled.map(namingsOf))
    return labelled.filter((name) => namingsOf(name) === fewest)
  }
  // Each round may meet the name of one more field.
  for (let round = 0; round <= names.length; round++) {
    const ambiguousNames = groupsOf([...namings.keys()], titleOf).flatMap((group) =>
      group.length > 1 ? ambiguousIn(group) : [],
    )
    if (!ambiguousNames.length) break
    for (const name of ambiguousNames) namings.set(name, namingsOf(name) + 1)
  }
  return Object.fromEntries(names.map((name) => [name, titleOf(name)]).filter(([name, title]) => title !== name))
}
