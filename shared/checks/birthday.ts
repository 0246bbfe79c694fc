import type { Check } from './check'
import { date, readDate } from './date'

/** A birthday must be in the past: today is, wherever the visitor is. */
export const birthday: Check = (value, options) => {
  if (!value) return
  const problem = date(value, options)
  if (problem === 'year') return problem
  if (problem === 'date' || !(Number(readDate(value)) < options.now)) return 'birthday'
  return problem
}
