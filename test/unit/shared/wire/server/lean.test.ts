/** The answer for our own script and the settings in front of a template say together all that the full answer says. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { WirePopup } from '../../../../../shared/model/popup'
import type { Campaign } from '../../../../../shared/page/model/campaign'
import { decodeClosing } from '../../../../../shared/wire/closing'
import { decodeCloseNote } from '../../../../../shared/wire/page/close-note'
import { decodeConsent } from '../../../../../shared/wire/page/consent'
import { decodeCountdown } from '../../../../../shared/wire/page/countdown'
import { decodeCoupon } from '../../../../../shared/wire/page/coupon'
import { decodeDisplay } from '../../../../../shared/wire/page/display-answer'
import { decodeLive } from '../../../../../shared/wire/page/live-targeting'
import { decodePopup, settingsIn } from '../../../../../shared/wire/page/popup'
import { decodePlay, decodeSlices } from '../../../../../shared/wire/page/prize'
import { decodeRedirect, mayRedirect } from '../../../../../shared/wire/page/redirect'
import { decodeTargeting } from '../../../../../shared/wire/page/targeting'
import { decodeTriggers } from '../../../../../shared/wire/page/targeting-values'
import { decodeTeaser } from '../../../../../shared/wire/page/teaser'
import { encodeDisplay } from '../../../../../shared/wire/server/display'
import { drawingSettings, leanFields, leanPopup } from '../../../../../shared/wire/server/lean'
import { rarePopup } from '../../../../support/served-popups'

const VISITOR = { country: 'IL', ip: '192.0.2.1', newSession: true, mobile: false, store: '' }

/** All that is decided of a popup before it is drawn. */
const decisionFacts = ({ wire, ...campaign }: Campaign) => ({
  ...campaign,
  triggers: decodeTriggers({ triggers: campaign.triggers, wire }),
  targeting: decodeTargeting(wire),
  live: decodeLive(wire),
  countdown: decodeCountdown(wire),
  teaser: decodeTeaser(wire),
  cooldown: campaign.parts.includes('cooldown') && wire.cooldown,
})

/** All that drawing reads of it. */
const drawingFacts = ({ wire, ...popup }: ReturnType<typeof decodePopup>) => ({
  ...popup,
  closing: decodeClosing(wire),
  closeNote: decodeCloseNote(wire),
  consent: decodeConsent(wire),
  countdown: decodeCountdown(wire),
  coupon: decodeCoupon(wire),
  play: decodePlay(wire),
  slices: decodeSlices(wire),
  redirect: [mayRedirect(wire), decodeRedirect(wire)],
  teaser: decodeTeaser(wire),
  signature: (wire as WirePopup).signature,
})

it('a popup whose settings come with its template is the same as one that comes whole', () => {
  fc.assert(
    fc.property(fc.array(rarePopup, { maxLength: 4 }), fc.nat(60), (popups, cooldown) => {
      const cooled = popups.map((popup) => ({ ...popup, cooldown, signature: 'of-the-site' }))
      const full = JSON.parse(JSON.stringify(encodeDisplay(cooled, VISITOR, cooldown)))
      const { poptins: _, ...fields } = full
      const lean = {
        ...leanFields(fields),
        signature: 'of-the-site',
        poptins: full.poptins.map((popup: WirePopup) => leanPopup({ ...popup }, full.lang)),
      }
      const [wholeCampaigns, leanCampaigns] = [full, lean].map(
        (answer) => decodeDisplay(JSON.parse(JSON.stringify(answer))).campaigns,
      )
      expect(leanCampaigns?.map(decisionFacts)).toEqual(wholeCampaigns?.map(decisionFacts))
      for (const [index, campaign] of (leanCampaigns ?? []).entries()) {
        const html = `${drawingSettings(full.poptins[index])}<p>--> {</p>-->`
        const popup = decodePopup(campaign, JSON.parse(settingsIn(html)))
        expect(drawingFacts(popup)).toEqual(drawingFacts(decodePopup(wholeCampaigns?.[index] as Campaign)))
      }
    }),
  )
})

it('settings end where they end, whatever an owner has written', () => {
  const url = 'https://shop.example/?a=--><img src=x>--!>&line=\u2028&paragraph=\u2029'
  const text = drawingSettings({ redirect_url: url, poptin_size: { width: 1, height: 1 } })
  expect(text.match(/[<>]/g)).toEqual(['<', '>'])
  expect(JSON.parse(settingsIn(`${text}<p>`))).toMatchObject({ redirect_url: url })
})

it('a text of the owner is told even if it is the word for what is off', () => {
  const text = drawingSettings({
    design_properties: { poptin_design_show_x_comment: 'no', poptin_design_redirect_url: '' },
  })
  expect(JSON.parse(settingsIn(text))).toEqual({ design_properties: { poptin_design_show_x_comment: 'no' } })
  expect(leanPopup({ poptin_name: 'no', source_code_target_html: 'no', on_click: 'no' }, undefined)).toMatchObject({
    poptin_name: 'no',
    source_code_target_html: 'no',
  })
})

it.each(['<p>Text</p>', '<!-- a comment --><p>', '<!--wisp popup--><p>', ' <!--wisp{}-->', ''])(
  'a template of another server has no settings in front: %s',
  (html) => {
    expect(JSON.parse(settingsIn(html))).toBeNull()
  },
)
