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
import { PopupId } from '../../shared/wire/server/text'
import { localTime, timeZone } from './moment'
import { colour, flag, keyed, oneOf, seconds, textOf, whole } from './values'

const POSITIONS = VERTICAL.flatMap((y) => HORIZONTAL.map((x): Position => `${y}-${x}`))

const Countdown = v.pipe(
  keyed({
    style: v.optional(oneOf(COUNTDOWN_STYLES), 'flip'),
    seconds: v.optional(whole('a number of seconds', 1, 31_536_000)),
    end: v.optional(localTime),
    zone: v.optional(timeZone),
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
