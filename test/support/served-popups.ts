/** Generators for any popup that the server may send. */
import fc from 'fast-check'
import {
  COUNTDOWN_STYLES,
  type Design,
  EFFECTS,
  HORIZONTAL,
  LAYOUTS,
  type Position,
  TEASER_MODES,
  VERTICAL,
} from '../../shared/model/design'
import { TARGETS } from '../../shared/model/popup'
import { POPUP_TYPES } from '../../shared/model/popup-type'
import { TRANSLATED } from '../../shared/model/text'
import { FREQUENCY_RULES } from '../../shared/model/trigger-settings'
import type { ServedPopup } from '../../shared/wire/server/popup'
import { sentTargeting, triggers } from './targeting'

const anyOf = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values)
const seconds = fc.integer({ min: 0, max: 86_400 })
const positions = VERTICAL.flatMap((y) => HORIZONTAL.map((x): Position => `${y}-${x}`))

const countdown = fc.oneof(
  fc.record({ style: anyOf(COUNTDOWN_STYLES), seconds: fc.integer({ min: 1, max: 31_536_000 }) }),
  fc.record({
    style: anyOf(COUNTDOWN_STYLES),
    end: fc.constant('2030-01-31T18:00'),
    zone: anyOf(['UTC', 'Asia/Jerusalem']),
  }),
)

/** Settings that few designs have. */
const RARE = {
  closeNote: fc.string(),
  closeConverts: fc.boolean(),
  openOnClose: fc.stringMatching(/^[\w-]{13}$/),
  redirect: fc.record({ url: fc.webUrl(), newTab: fc.boolean(), sendFormData: fc.boolean() }),
  coupon: fc.record({ type: fc.constant('static'), code: fc.string() }),
  postPlayScreen: fc.boolean(),
  consentRequired: fc.boolean(),
  consentTicked: fc.boolean(),
  teaser: fc.record({
    mode: anyOf(TEASER_MODES),
    text: fc.string(),
    position: anyOf(positions),
    entryEffect: anyOf(EFFECTS),
    exitEffect: anyOf(EFFECTS),
    color: fc.constantFrom('', '#fff'),
    background: fc.constantFrom('', '#000'),
  }),
}

const designWith = (rare: Partial<typeof RARE>): fc.Arbitrary<Design> =>
  fc.record(
    {
      position: anyOf(positions),
      layout: anyOf(LAYOUTS),
      entryEffect: anyOf(EFFECTS),
      exitEffect: anyOf(EFFECTS),
      contentLock: fc.boolean(),
      closeOnOutsideClick: fc.boolean(),
      closeControl: anyOf(['x', 'button', 'none'] as const),
      closeAfter: seconds,
      thanks: fc.boolean(),
      autoClose: seconds,
      thanksAutoClose: seconds,
      countdown,
      ...rare,
    },
    {
      requiredKeys: [
        'position',
        'layout',
        'entryEffect',
        'exitEffect',
        'contentLock',
        'closeOnOutsideClick',
        'closeControl',
        'closeAfter',
        'thanks',
      ],
    },
  )

const servedWith = (rare: Partial<typeof RARE>): fc.Arbitrary<ServedPopup> =>
  fc.record({
    id: fc.stringMatching(/^[\w-]{13}$/),
    type: anyOf(POPUP_TYPES),
    format: fc.integer({ min: 1, max: 22 }),
    name: fc.string(),
    target: anyOf(TARGETS),
    size: fc.record({ width: fc.nat(4000), height: fc.nat(4000) }),
    onClickOnly: fc.boolean(),
    triggers,
    frequency: fc.record({ rule: anyOf(FREQUENCY_RULES), count: fc.nat(1000) }),
    stopWhenConverted: fc.boolean(),
    language: anyOf(['en', ...TRANSLATED, 'de-AT', 'pt-BR', 'zh-Hant-TW', 'fi']),
    targeting: sentTargeting,
    design: designWith(rare),
    accountId: fc.string(),
    viewerId: fc.stringMatching(/^[\w-]{21}$/),
    templateUrl: fc.webUrl(),
    parts: fc.subarray(['form', 'countdown', 'copy']),
  })

/** With what most popups have. */
export const usualPopup = servedWith({})
/** With what few have, too. */
export const rarePopup = servedWith(RARE)
