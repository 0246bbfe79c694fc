import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  COUNTDOWN_STYLES,
  type Design,
  EFFECTS,
  HORIZONTAL,
  LAYOUTS,
  type Position,
  VERTICAL,
} from '../../../../../shared/model/design'
import { FREQUENCY_RULES } from '../../../../../shared/model/frequency'
import { TARGETS } from '../../../../../shared/model/popup'
import { POPUP_TYPES } from '../../../../../shared/model/popup-type'
import { TRANSLATED } from '../../../../../shared/model/text'
import { decodeCountdown } from '../../../../../shared/wire/page/countdown'
import { decodeDisplay } from '../../../../../shared/wire/page/display-answer'
import { decodeLive } from '../../../../../shared/wire/page/live-targeting'
import { decodePopup } from '../../../../../shared/wire/page/popup'
import { decodeTargeting } from '../../../../../shared/wire/page/targeting'
import { decodeCart, decodeTriggers } from '../../../../../shared/wire/page/targeting-values'
import { encodeDisplay } from '../../../../../shared/wire/server/display'
import type { ServedPopup } from '../../../../../shared/wire/server/popup'
import { withWords } from '../../../../../shared/wire/server/words'
import { sentTargeting, triggers } from '../../../../support/targeting'

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

const design: fc.Arbitrary<Design> = fc.record(
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

/** Ours, their variants, and others. */
const LANGUAGES = ['en', ...TRANSLATED, 'de-AT', 'pt-BR', 'zh-Hant-TW', 'fi']

const served: fc.Arbitrary<ServedPopup> = fc.record({
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
  language: anyOf(LANGUAGES),
  targeting: sentTargeting,
  design,
  accountId: fc.string(),
  viewerId: fc.stringMatching(/^[\w-]{21}$/),
  templateUrl: fc.webUrl(),
  parts: fc.subarray(['form', 'countdown', 'copy']),
})

it('what the server encodes, the loader and the chunks decode unchanged', () => {
  fc.assert(
    fc.property(fc.array(served, { maxLength: 4 }), (popups) => {
      const wire = JSON.parse(
        JSON.stringify(
          encodeDisplay(popups, { country: 'IL', ip: '192.0.2.1', newSession: true, mobile: false, store: '' }),
        ),
      )
      const answer = decodeDisplay(wire)
      expect(answer).toMatchObject({
        place: [
          ['country', 'IL'],
          ['ip', '192.0.2.1'],
        ],
        restricted: false,
      })
      for (const [index, popup] of popups.entries()) {
        const campaign = answer.campaigns[index]
        if (!campaign) throw new Error('a popup was left out')
        const { id, type, onClickOnly, triggers, frequency, stopWhenConverted, templateUrl } = popup
        expect(campaign).toMatchObject({ id, type, onClickOnly, frequency, stopWhenConverted, templateUrl })
        // If a popup is not targeted, its triggers are decoded at once, for the loader.
        expect(campaign.targeted ? decodeTriggers(campaign) : campaign.triggers).toEqual(triggers)
        if (triggers.cart) expect(decodeCart(campaign.triggers.cart)).toEqual(triggers.cart)
        const { name, target, size, language, viewerId, parts } = popup
        const decoded = decodePopup(campaign)
        expect(decoded).toMatchObject({ id, type, name, target, size, language, viewerId })
        expect({ ...decoded.design, countdown: decodeCountdown(decoded.wire) }).toEqual(popup.design)
        expect(campaign.parts).toEqual(withWords(parts, popup))
        expect(campaign.key).toBe(popup.targeting?.abTest ?? id)
        expect({ ...decodeTargeting(campaign.wire), ...decodeLive(campaign.wire) }).toEqual(popup.targeting)
      }
    }),
  )
})
