/** Moments in files: local times, and the zones that they are meant in. */
import * as v from 'valibot'
import { momentIn } from '../../shared/values/zoned-time'
import { words } from './values'

const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** Local time in the zone beside it, or with `Z` or an offset. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d(:?\d\d)?)?$/

/** Date.parse takes the 31st of any month for a day of the next one. */
const isDay = (time: string): boolean => {
  const day = time.slice(0, 10)
  const moment = Date.parse(`${day}T00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day)
}

export const localTime = v.pipe(
  words,
  v.regex(TIME, 'must be a time like 2030-01-31T18:00'),
  v.check((end) => isDay(end) && !Number.isNaN(momentIn(end, 'UTC')), 'is not a valid date'),
)

export const timeZone = v.pipe(words, v.check(isZone, 'must be a time zone like Europe/Paris'))
