import { momentIn } from '../../values/zoned-time'
import { valueIn } from './owner-values'

/** Browsers take the 31st of a shorter month for a day of the next one. */
const exists = (day: string): boolean => new Date(`${day}T00:00Z`).toJSON()?.startsWith(day)

/**
 * In milliseconds since 1970; a day without a time begins at midnight. Undefined and NaN as in `valueIn`.
 * @param zone in which it is meant; '' for the visitor's own. NaN if there is none of that name
 */
export const dateIn = (element: Element, name: string, zone: string): number | undefined =>
  valueIn(element, name, 'date', (text) =>
    exists(text.slice(0, 10))
      ? momentIn(text.includes('T') ? text : `${text}T00:00`, zone || Intl.DateTimeFormat().resolvedOptions().timeZone)
      : undefined,
  )
