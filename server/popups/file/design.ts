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
} from '../../../shared/model/design'
import { PopupId } from '../../../shared/wire/server/text'
import { localTime, timeZone } from '../../files/moment'
import { colour, flag, keyed, oneOf, seconds, textOf, whole } from '../../files/values'
import { onceOrForEach } from './per-language'

const POSITIONS = VERTICAL.flatMap((y) => HORIZONTAL.map((x): Position => `${y}-${x}`))

const Countdown = v.pipe(
  keyed({
    style: v.optional(oneOf(COUNTDOWN_STYLES), 'flip'),
    seconds: v.exactOptional(whole('a number of seconds', 1, 31_536_000)),
    end: v.exactOptional(localTime),
    zone: v.exactOptional(timeZone),
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
  text: onceOrForEach(textOf(80)),
  position: v.optional(oneOf(POSITIONS), 'bottom-left'),
  entryEffect: v.optional(oneOf(EFFECTS), 'slide'),
  exitEffect: v.optional(oneOf(EFFECTS), 'slide'),
  color: v.exactOptional(colour),
  background: v.exactOptional(colour),
})

/** The URL may lack its scheme, and may also be a phone number or another popup's id. */
const Redirect = keyed({
  url: onceOrForEach(textOf(2000)),
  newTab: v.optional(flag, false),
  sendFormData: v.optional(flag, false),
})

export const DesignFile = keyed({
  position: v.exactOptional(oneOf(POSITIONS)),
  layout: v.exactOptional(oneOf(LAYOUTS)),
  entryEffect: v.exactOptional(oneOf(EFFECTS)),
  exitEffect: v.exactOptional(oneOf(EFFECTS)),
  contentLock: v.exactOptional(flag),
  autoClose: v.exactOptional(seconds),
  closeOnOutsideClick: v.exactOptional(flag),
  closeControl: v.exactOptional(oneOf(['x', 'button', 'none'])),
  closeAfter: v.exactOptional(seconds),
  closeNote: v.exactOptional(onceOrForEach(textOf(80))),
  closeConverts: v.exactOptional(flag),
  openOnClose: v.exactOptional(PopupId),
  thanks: v.exactOptional(flag),
  thanksAutoClose: v.exactOptional(seconds),
  countdown: v.exactOptional(Countdown),
  teaser: v.exactOptional(Teaser),
  redirect: v.exactOptional(Redirect),
  postPlayScreen: v.exactOptional(flag),
  coupon: v.exactOptional(keyed({ type: v.optional(textOf(40), 'static'), code: textOf(100) })),
  consentRequired: v.exactOptional(flag),
  consentTicked: v.exactOptional(flag),
})
