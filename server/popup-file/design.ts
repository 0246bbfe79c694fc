/** Popup file: how a popup looks and closes. */
import * as v from 'valibot'
import {
  COUNTDOWN_STYLES,
  EFFECTS,
  HORIZONTAL,
  LAYOUTS,
  type Position,
  TEASER_MODES,
  VERTICAL,
} from '../../shared/model/design'
import { momentIn } from '../../shared/platform/zoned-time'
import { PopupId } from '../../shared/wire/server/text'
import { colour, flag, keyed, oneOf, seconds, textOf, whole, words } from './values'

const POSITIONS = VERTICAL.flatMap((y) => HORIZONTAL.map((x): Position => `${y}-${x}`))

const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** Local time in the countdown's zone, or with `Z` or an offset. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d(:?\d\d)?)?$/

/** Date.parse takes the 31st of any month for a day of the next one. */
const isDay = (time: string): boolean => {
  const day = time.slice(0, 10)
  const moment = Date.parse(`${day}T00:00Z`)
  return !Number.isNaN(moment) && new Date(moment).toISOString().startsWith(day)
}

const Countdown = v.pipe(
  keyed({
    style: v.optional(oneOf(COUNTDOWN_STYLES), 'flip'),
    seconds: v.optional(whole('a number of seconds', 1, 31_536_000)),
    end: v.optional(
      v.pipe(
        words,
        v.regex(TIME, 'must be a time like 2030-01-31T18:00'),
        v.check((end) => isDay(end) && !Number.isNaN(momentIn(end, 'UTC')), 'is not a valid date'),
      ),
    ),
    zone: v.optional(v.pipe(words, v.check(isZone, 'must be a time zone like Europe/Paris'))),
  }),
  v.partialCheck(
    [['seconds'], ['end']],
    ({ seconds, end }) => (seconds === undefined) !== (end === undefined),
    'must have either seconds or end',
  ),
  v.transform((countdown) =>
    countdown.end === undefined ? countdown : { ...countdown, zone: countdown.zone ?? 'UTC' },
  ),
)

const Teaser = keyed({
  mode: v.optional(oneOf(TEASER_MODES), 'always'),
  text: textOf(80),
  position: v.optional(oneOf(POSITIONS), 'bottom-left'),
  entryEffect: v.optional(oneOf(EFFECTS), 'slide'),
  exitEffect: v.optional(oneOf(EFFECTS), 'slide'),
  color: v.optional(colour),
  background: v.optional(colour),
})

/** The URL may lack its scheme, and may also be a phone number or another popup's id. */
const Redirect = keyed({
  url: textOf(2000),
  newTab: v.optional(flag, false),
  sendFormData: v.optional(flag, false),
})

export const DesignFile = keyed({
  position: v.optional(oneOf(POSITIONS)),
  layout: v.optional(oneOf(LAYOUTS)),
  entryEffect: v.optional(oneOf(EFFECTS)),
  exitEffect: v.optional(oneOf(EFFECTS)),
  contentLock: v.optional(flag),
  autoClose: v.optional(seconds),
  closeOnOutsideClick: v.optional(flag),
  closeControl: v.optional(oneOf(['x', 'button', 'none'])),
  closeAfter: v.optional(seconds),
  closeNote: v.optional(textOf(80)),
  closeConverts: v.optional(flag),
  openOnClose: v.optional(PopupId),
  thanks: v.optional(flag),
  thanksAutoClose: v.optional(seconds),
  countdown: v.optional(Countdown),
  teaser: v.optional(Teaser),
  redirect: v.optional(Redirect),
  postPlayScreen: v.optional(flag),
  coupon: v.optional(keyed({ type: v.optional(textOf(40), 'static'), code: textOf(100) })),
  consentRequired: v.optional(flag),
  consentTicked: v.optional(flag),
})
