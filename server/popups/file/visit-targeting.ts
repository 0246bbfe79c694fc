/** Popup file: values of targeting that the server and the page decide on together (shared/targeting/). */
import * as v from 'valibot'
import {
  type Schedule,
  UTM_FIELDS,
  type Utm,
  VISITOR_KINDS,
  type Visitors,
  WEEKDAYS,
} from '../../../shared/targeting/visit-targeting'
import { momentIn } from '../../../shared/values/zoned-time'
import { localTime, timeZone } from '../../files/moment'
import { keyed, listOf, oneOf, textOf, whole, words } from '../../files/values'
import { got } from '../../lib/invalid'

/** A code that is no longer used, such as UK, has another name today. */
const isCountry = (code: string): boolean => {
  if (!/^[A-Z]{2}$/.test(code)) return false
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  return new Intl.Locale(`und-${code}`).region === code && names.of(code) !== undefined
}
/** Codes that people use for a country whose ISO code differs. */
const COUNTRY_CODES = new Map([
  ['UK', 'GB'],
  ['EN', 'GB'],
  ['USA', 'US'],
  ['EL', 'GR'],
  ['UAE', 'AE'],
])

const countryMessage = ({ input }: { input: unknown }): string => {
  const countryCode = COUNTRY_CODES.get(`${input}`.toUpperCase())
  return `must be a country code like FR or GB${countryCode ? `${got(input)} (did you mean "${countryCode}"?)` : ''}`
}

export const Country = v.pipe(words, v.check(isCountry, countryMessage))

const isLanguage = (tag: string): boolean => {
  try {
    return /^[a-z]{2,3}(-|$)/i.test(tag) && Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
export const Language = v.pipe(
  words,
  v.check(isLanguage, 'must be a language like en or en-GB'),
  // Tags get the code that is usual today: Hebrew was `iw`.
  v.transform((tag) => Intl.getCanonicalLocales(tag)[0] ?? tag),
)

const Visits = v.exactOptional(whole('a number of visits, 1 to 1000', 1, 1000))
export const VisitorsFile = v.pipe(
  keyed({ kind: v.exactOptional(oneOf(VISITOR_KINDS)), atLeast: Visits, atMost: Visits } satisfies Record<
    keyof Visitors,
    v.GenericSchema
  >),
  v.check((settings) => Object.keys(settings).length > 0, 'must have kind, atLeast or atMost'),
  v.check(
    ({ kind, atLeast = 1, atMost = 1000 }) =>
      atLeast <= atMost && !(kind === 'new' && atLeast > 1) && !(kind === 'returning' && atMost < 2),
    'allows no visit at all',
  ),
)

/** One value may stand without its list. */
const Values = v.exactOptional(
  v.pipe(
    v.union([textOf(200), listOf(textOf(200), 'values', 50)], 'must be text or a list of texts'),
    v.transform((values) => [values].flat()),
  ),
)
export const UtmFile = v.pipe(
  keyed({ source: Values, medium: Values, campaign: Values, term: Values, content: Values } satisfies Record<
    keyof Utm,
    v.GenericSchema
  >),
  v.check((settings) => Object.keys(settings).length > 0, `must have one of ${UTM_FIELDS.join(', ')}`),
)

const clock = (pattern: RegExp) => v.pipe(words, v.regex(pattern, 'must be a time like 09:30'))
const Hours = keyed({
  from: clock(/^([01]\d|2[0-3]):[0-5]\d$/),
  to: clock(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/),
})

const endsLater = ({ from, to, zone = 'UTC' }: Schedule): boolean =>
  from === undefined || to === undefined || momentIn(from, zone) < momentIn(to, zone)

export const ScheduleFile = v.pipe(
  keyed({
    from: v.exactOptional(localTime),
    to: v.exactOptional(localTime),
    weekdays: v.exactOptional(listOf(oneOf(WEEKDAYS), 'days', 7)),
    hours: v.exactOptional(listOf(Hours, 'hours', 10)),
    zone: v.exactOptional(timeZone),
  } satisfies Record<keyof Schedule, v.GenericSchema>),
  v.check(({ zone: _, ...times }) => Object.keys(times).length > 0, 'must have from, to, weekdays or hours'),
  v.partialCheck([['from'], ['to'], ['zone']], endsLater, 'must begin before it ends'),
)
