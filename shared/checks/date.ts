import type { Check } from './check'

/** dd/mm/yyyy as the calendar shows it, or yyyy-mm-dd as a native date field holds it: midnight of it, here. undefined: no such day. */
export const readDate = (value: string): Date | undefined => {
  const [, d, m, y] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(value) ?? []
  const [, year = y, month = m, day = d] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) ?? []
  const date = new Date(Number(year), Number(month) - 1, Number(day))
  // The 31st of a shorter month would be a day of the next; years before 100 would be of our time.
  return date.getDate() === Number(day) && date.getFullYear() === Number(year) ? date : undefined
}

export const date: Check = (value) => (!value || readDate(value) ? undefined : 'date')
