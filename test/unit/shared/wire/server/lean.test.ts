/** The answer for our own script and the settings in front of a template say together all that the full answer says. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { WirePopup } from '../../../../../shared/model/popup'
import type { Campaign } from '../../../../../shared/page/model/campaign'
import { object } from '../../../../../shared/values/names'
import { decodeClosing } from '../../../../../shared/wire/closing'
import { decodeDrawn } from '../../../../../shared/wire/drawn'
import { decodeCountdown } from '../../../../../shared/wire/page/countdown'
import { decodeDisplay } from '../../../../../shared/wire/page/display-answer'
import { decodeOwn } from '../../../../../shared/wire/page/own-answer'
import { identityOf, settingsIn } from '../../../../../shared/wire/page/own-popup'
import { decodePopup } from '../../../../../shared/wire/page/popup'
import {
  decodeCloseNote,
  decodeConsent,
  decodeCoupon,
  decodeLive,
} from '../../../../../shared/wire/page/popup-settings'
import { decodePlay, decodeSlices } from '../../../../../shared/wire/page/prize'
import { decodeRedirect, mayRedirect } from '../../../../../shared/wire/page/redirect'
import { decodeRestriction } from '../../../../../shared/wire/page/restriction'
import { decodeTargeting } from '../../../../../shared/wire/page/targeting'
import { decodeTriggers } from '../../../../../shared/wire/page/targeting-values'
import { decodeTeaser } from '../../../../../shared/wire/page/teaser'
import { encodeDisplay, encodeRestriction } from '../../../../../shared/wire/server/display'
import { drawingSettings, drawnSettings, leanFields, leanPopup } from '../../../../../shared/wire/server/lean'
import { encodeOwn } from '../../../../../shared/wire/server/own'
import { rarePopup } from '../../../../support/served-popups'

const VISITOR = { country: 'IL', ip: '192.0.2.1', newSession: true, mobile: false, store: '' }

/** The facts for the loader. A setting that is off counts as one that the answer leaves out. */
const loaderFacts = (campaign: Campaign) => ({
  id: campaign.id,
  key: campaign.key,
  type: campaign.type,
  templateUrl: campaign.templateUrl,
  html: campaign.html,
  frequency: campaign.frequency,
  parts: campaign.parts,
  onClickOnly: campaign.onClickOnly ?? false,
  stopWhenConverted: campaign.stopWhenConverted ?? false,
  targeted: campaign.targeted ?? false,
})

/** The facts that decide whether and when a popup shows, before it is drawn. */
const decisionFacts = ({ wire, ...campaign }: Campaign) => ({
  ...loaderFacts({ wire, ...campaign }),
  triggers: decodeTriggers({ triggers: campaign.triggers, wire }),
  targeting: decodeTargeting(wire),
  live: decodeLive(wire),
  countdown: decodeCountdown(wire),
  teaser: decodeTeaser(wire),
  cooldown: campaign.parts.includes('cooldown') && wire.cooldown,
})

/** The facts that drawing a popup reads. */
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

const sent = (answer: object): Record<string, unknown> => JSON.parse(JSON.stringify(answer))

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
      const whole = decodeDisplay(full).campaigns
      for (const { campaigns } of [decodeDisplay(sent(lean)), decodeOwn(sent(encodeOwn(lean)))]) {
        expect(campaigns.map(decisionFacts)).toEqual(whole.map(decisionFacts))
        for (const [index, campaign] of campaigns.entries()) {
          const settingsOf = (front: string) => JSON.parse(settingsIn(`${front}<p>--> {</p>-->`))
          const settings = settingsOf(drawnSettings(full.poptins[index]))
          const expected = drawingFacts(decodePopup(whole[index] as Campaign))
          expect(drawingFacts({ ...identityOf(campaign, settings), ...settings.drawn })).toEqual(expected)
          // For scripts of earlier builds.
          const earlier = settingsOf(drawingSettings(full.poptins[index]))
          expect(drawingFacts(decodePopup(campaign, earlier))).toEqual(expected)
        }
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

it('settings that are decoded stand there once, beside those that parts decode', () => {
  const text = drawnSettings({
    poptin_size: { width: 1, height: 1 },
    redirect_url: 'https://shop.example',
    design_properties: { poptin_location: 'top_left', poptin_design_show_x_comment: 'Wait' },
  })
  expect(JSON.parse(settingsIn(text))).toEqual({
    redirect_url: 'https://shop.example',
    design_properties: { poptin_design_show_x_comment: 'Wait' },
    drawn: decodeDrawn({ poptin_size: { width: 1, height: 1 }, design_properties: { poptin_location: 'top_left' } }),
  })
})

it.each(['<p>Text</p>', '<!-- a comment --><p>', '<!--wisp popup--><p>', ' <!--wisp{}-->', ''])(
  'a template of another server has no settings in front: %s',
  (html) => {
    expect(JSON.parse(settingsIn(html))).toBeNull()
  },
)

const VISITORS_FIELDS = { country_code: 'IL', ip: '192.0.2.1' }

it('a refusal is the same for our own script and for others', () => {
  const upgrade = { popupId: 'popup00000001', moreThanTwoDays: true }
  const full = encodeRestriction({ reason: 'views', upgrade }, VISITOR)
  const [own, others] = [decodeOwn(sent(encodeOwn(full))), decodeDisplay(sent(full))]
  const factsOf = ({ raw, ...answer }: typeof own) => ({ ...answer, ...decodeRestriction(raw) })
  expect(factsOf(own)).toEqual(factsOf(others))
  expect(factsOf(own)).toMatchObject({ campaigns: [], restricted: true, run: ['report'], upgrade: upgrade.popupId })
  expect(own.raw).toMatchObject(VISITORS_FIELDS)
})

it.each<[title: string, raw: Record<string, unknown>]>([
  ['nothing', {}],
  ['an error', { error: { message: 'There is no such site' } }],
  ['popups that are no list', { campaigns: 'x' }],
])('our own script shows nothing for %s', (_, raw) => {
  expect(decodeOwn(raw)).toEqual({ campaigns: [], run: [], restricted: false, raw })
})

it('a popup has the very settings that its triggers have, by which an event is known', () => {
  const event = { name: 'spun' }
  const [campaign] = decodeOwn({ campaigns: [{ id: 'popup00000001', triggers: { event } }] }).campaigns
  expect(object(campaign?.wire.triggers).event).toBe(event)
})
