import type { Check } from './check'

/**
 * Parses dd/mm/yyyy (our calendar) or yyyy-mm-dd (native date fields) as local midnight; undefined if there is no such
 * day.
 */
export const readDate = (value: string): Date | undefined => {
  const [, d, m, y] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value) ?? []
  const [, year = y, month = m, day = d] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  // Date turns the 31st of a shorter month into a day of the next, and years below 100 into 19xx.
  return date.getDate() === Number(day) && date.getFullYear() === Number(year) ? date : undefined
}

export const date: Check = (value) => (!value || readDate(value) ? undefined : 'date')
