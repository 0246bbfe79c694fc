/** A popup file in the words of the house; docs/popups.md describes it. */
import * as v from 'valibot'
import {
  COUNTDOWN_STYLES,
  EFFECTS,
  FREQUENCY_RULES,
  HORIZONTAL,
  POPUP_TYPES,
  type Position,
  TARGETS,
  VERTICAL,
} from '../../shared/popup'
import { LANGUAGES } from '../../shared/text'
import { PopupId } from '../../shared/wire/server/text'
import { keyed } from './jsonc'
import { TargetingFile } from './targeting'
import { TriggersFile } from './triggers'
import { flag, oneOf, pixels, seconds, whole, words } from './values'

const colour = v.pipe(words, v.regex(/^#([\da-f]{3}|[\da-f]{6})$/i, 'must be a colour like #1a2b3c'))

const POSITIONS = VERTICAL.flatMap((y) => HORIZONTAL.map((x): Position => `${y}-${x}`))

const isZone = (zone: string): boolean => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

const Countdown = v.pipe(
  keyed({
    style: v.optional(oneOf(COUNTDOWN_STYLES), 'flip'),
    seconds: v.optional(whole('a number of seconds', 1, 31_536_000)),
    end: v.optional(
      v.pipe(words, v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/, 'must be a time like 2030-01-31T18:00')),
    ),
    zone: v.optional(v.pipe(words, v.check(isZone, 'must be a time zone like Europe/Paris'))),
  }),
  v.check(({ seconds, end }) => (seconds === undefined) !== (end === undefined), 'must have either seconds or end'),
  v.transform((countdown) =>
    countdown.end === undefined ? countdown : { ...countdown, zone: countdown.zone ?? 'UTC' },
  ),
)

const Design = keyed({
  position: v.optional(oneOf(POSITIONS)),
  entryEffect: v.optional(oneOf(EFFECTS)),
  exitEffect: v.optional(oneOf(EFFECTS)),
  contentLock: v.optional(flag),
  autoClose: v.optional(seconds),
  closeOnOutsideClick: v.optional(flag),
  closeControl: v.optional(oneOf(['x', 'button', 'none'])),
  closeAfter: v.optional(seconds),
  thanks: v.optional(flag),
  thanksAutoClose: v.optional(seconds),
  countdown: v.optional(Countdown),
})

export const PopupFile = keyed({
  id: v.optional(PopupId),
  name: v.pipe(
    words,
    v.trim(),
    v.minLength(1, 'must not be empty'),
    v.maxLength(200, 'must be 200 characters or less'),
  ),
  type: oneOf(POPUP_TYPES),
  format: v.optional(whole('a whole number from 1', 1, 99), 1),
  target: v.optional(oneOf(TARGETS), 'lead'),
  size: v.optional(keyed({ width: pixels, height: pixels })),
  onClickOnly: v.optional(flag, false),
  triggers: v.optional(TriggersFile),
  targeting: v.optional(TargetingFile),
  frequency: v.optional(
    keyed({ rule: oneOf(FREQUENCY_RULES), count: v.optional(whole('a whole number from 0', 0, 10_000), 0) }),
    { rule: 'always', count: 0 },
  ),
  stopWhenConverted: v.optional(flag, true),
  language: v.optional(oneOf(LANGUAGES), 'en'),
  template: v.pipe(words, v.minLength(1, 'must name a design or a file')),
  texts: v.optional(v.record(v.string(), words, 'must be an object')),
  theme: v.optional(keyed({ accent: v.optional(colour), paper: v.optional(colour), ink: v.optional(colour) })),
  design: v.optional(Design, {}),
})

export type PopupFile = v.InferOutput<typeof PopupFile>
