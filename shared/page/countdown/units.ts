/** The remaining time in words, for screen readers. */
import type { Language } from '../../model/text'
import { UNIT_SECONDS, type Unit } from './remaining'

/** `2 hours`. English needs no `Intl`, whose first call is a long task on a slow phone. */
const spokenUnit = (value: number, unit: Unit, language: Language): string => {
  const name = unit.slice(0, -1)
  if (language !== 'en')
    try {
      return new Intl.NumberFormat(language, {
        style: 'unit',
        unit: name,
        unitDisplay: 'long',
        numberingSystem: 'latn',
      }).format(value)
    } catch {
      // A text that is no language.
    }
  return `${value} ${value === 1 ? name : unit}`
}

/** `2 hours 5 minutes`, in the plural forms of the language. Seconds appear in the last minute only. */
export const spokenTime = (values: Record<Unit, number>, language: Language): string => {
  const units = (Object.keys(UNIT_SECONDS) as Unit[]).filter((unit) => unit !== 'seconds' && values[unit])
  return (units.length ? units : (['seconds'] as const))
    .map((unit) => spokenUnit(values[unit], unit, language))
    .join(' ')
}
