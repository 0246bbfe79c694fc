import fc from 'fast-check'
import { expect, it } from 'vitest'
import { decodeCountdown } from '../../../../../shared/wire/page/countdown'
import { decodeDisplay } from '../../../../../shared/wire/page/display-answer'
import { decodePopup } from '../../../../../shared/wire/page/popup'
import { decodeLive } from '../../../../../shared/wire/page/popup-settings'
import { decodeTargeting } from '../../../../../shared/wire/page/targeting'
import { decodeCart, decodeTriggers } from '../../../../../shared/wire/page/targeting-values'
import { encodeDisplay } from '../../../../../shared/wire/server/display'
import { withWords } from '../../../../../shared/wire/server/words'
import { usualPopup } from '../../../../support/served-popups'

it('what the server encodes, the loader and the chunks decode unchanged', () => {
  fc.assert(
    fc.property(fc.array(usualPopup, { maxLength: 4 }), (popups) => {
      const wire = JSON.parse(
        JSON.stringify(
          encodeDisplay(popups, { country: 'IL', ip: '192.0.2.1', newSession: true, mobile: false, store: '' }),
        ),
      )
      const answer = decodeDisplay(wire)
      expect(answer).toMatchObject({ restricted: false, raw: { country_code: 'IL', ip: '192.0.2.1' } })
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
