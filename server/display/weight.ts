/** The weight and content of a display answer, without a page that asks: for a visitor whom no targeting leaves out. */
import { gzipSync } from 'node:zlib'
import { encodeDisplay } from '../../shared/wire/server/display'
import type { Signing } from '../db/signing'
import { followedBy, MIN_COMPRESSED_BYTES, pack } from '../http/packed-answer'
import type { StoredPopup } from '../popups/queries'
import { answerViewer, refusalSignature } from '../reports/viewer'
import type { Site } from '../sites/queries'
import { leftToPage, timingOf } from '../targeting/decide'
import { needsTime, ownAnswer, textStart, visitorsText } from './answer-text'
import { type Packs, packsFor } from './packs-for'
import { sentTemplate } from './sent-template'
import { servedPopup } from './served-popup'

/** An address as long as most are; from the range for documents. */
const USUAL_ADDRESS = '203.0.113.195'

interface Weighed {
  bytes: number
  /** The popups as they are in it, and all that it says. */
  popups: StoredPopup[]
  answer: Record<string, unknown>
}

const sentOf = (popup: StoredPopup, now: number): StoredPopup => {
  const { targeting } = popup
  const decision = targeting?.schedule && timingOf(targeting.schedule, now) !== 'settled' ? 'near' : 'always'
  return { ...popup, targeting: leftToPage(targeting, decision, now) }
}

/** A text is compressed for each call if that pays. */
const bytesOf = (body: string | Uint8Array): number => {
  const bytes = Buffer.byteLength(body)
  return typeof body === 'string' && bytes >= MIN_COMPRESSED_BYTES ? gzipSync(body).byteLength : bytes
}

interface Weighing {
  /** Address of the server. */
  base: string
  /** True for a phone. */
  mobile: boolean
  store: Pick<Signing, 'signer'>
  packs: Packs
  /** The template of a popup in the language that it is in. */
  htmlOf(popup: StoredPopup): Promise<string>
}

export const weighAnswer = async (
  popups: StoredPopup[],
  site: Pick<Site, 'key' | 'cooldown' | 'bridge' | 'calm'>,
  { base, mobile, store, packs, htmlOf }: Weighing,
): Promise<Weighed> => {
  const [sign, now] = [await store.signer(), Date.now()]
  const sentPopups = popups.map((popup) => sentOf(popup, now))
  const audience = { mobile, newSession: true, store: '', bridge: site.bridge, current: true }
  const drawing = {
    packs: await packsFor(sentPopups, packs, site.cooldown),
    html: await sentTemplate(sentPopups, false, htmlOf),
  }
  const { calm, cooldown } = site
  const parts = { audience, calm, cooldown, signature: refusalSignature(sign, site.key), ...drawing }
  const values = { country: 'GB', ip: USUAL_ADDRESS, base, now: `${now}` }
  const packed = await pack(textStart(ownAnswer(sentPopups, parts)), 'br')
  const body = followedBy(
    packed,
    visitorsText({ values, viewer: answerViewer(sign, site.key), timed: needsTime(sentPopups), gpc: false }),
  )
  const served = sentPopups.map((popup) => ({
    ...popup,
    translations: servedPopup(popup, parts).translations,
    html: drawing.html,
    pack: drawing.packs.get(popup.id),
    cooldown,
    calm: calm && ('counts' as const),
    accountId: site.key,
    templateUrl: '',
  }))
  return { bytes: bytesOf(body), popups: sentPopups, answer: encodeDisplay(served, audience, cooldown, calm) }
}
