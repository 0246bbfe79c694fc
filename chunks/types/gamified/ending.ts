/**
 * Shows the screen that follows a prize, and sends the visitor to the prize's address if it has one (specification,
 * section 4).
 */

import type { Redirect } from '../../../shared/model/design'
import type { Prize } from '../../../shared/model/prize'
import { after, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import type { GivenLead, Receipt } from '../../../shared/page/visit/lead'
import { decodePlay } from '../../../shared/wire/page/prize'
import type { Live } from '../../core/ui/index'
import type { RedirectChunk } from '../../services/redirect/index'
import { emptyLead } from './empty-lead'

/** Seconds until a redirect, if the prize does not set them; three times as long if there is a code to copy first. */
const BASE_DELAY_SECONDS = 4
const COUPON_DELAY_FACTOR = 3

interface Departure {
  /** The prize's own address; absent: the popup's. */
  to?: Redirect
  /** The popup closes when the visitor is sent away. */
  close: boolean
  /** Seconds until then. */
  delay: number
}

const departAfter = (live: Live, { to, close, delay }: Departure, givenLead?: GivenLead): Stop => {
  // Absent if it has not arrived by then.
  let receipt: Receipt | undefined
  const awaitReceipt = async () => {
    receipt = await givenLead?.sent
  }
  reportRejection(awaitReceipt())
  const load = () => live.context.page.load<RedirectChunk>('redirect')
  load().catch(() => {})
  const go = async (): Promise<void> => {
    const { lead, leadAway } = await load()
    const facts = [givenLead?.lead ?? emptyLead(live), receipt?.conversionId ?? ''] as const
    if (close) live.close('auto')
    if (to) lead(live, to, ...facts)
    else leadAway(live, ...facts)
  }
  return after(delay * 1000, () => reportRejection(go()))
}

/** `givenLead`: the lead, where there is one. */
export const finish = (live: Live, prize: Prize, givenLead?: GivenLead): Stop => {
  const { close, context, design, go, screens } = live
  const { hasCoupon, leadsAway, tells } = decodePlay(context.popup.wire)
  const screen = tells ? (prize.winner ? 'win' : 'lose') : 'thanks'
  const hasScreen = screens.includes(screen) && (tells || design.thanks)
  if (hasScreen) go(screen)
  const delay = prize.winner && hasCoupon ? BASE_DELAY_SECONDS * COUPON_DELAY_FACTOR : BASE_DELAY_SECONDS
  const { redirect } = prize
  if (redirect) {
    const to = { url: redirect.url, newTab: false, sendFormData: false }
    return departAfter(live, { to, delay, ...redirect }, givenLead)
  }
  // Only after a lead is the visitor sent to the popup's own address. A thank-you screen takes its place (section 4).
  if (givenLead && leadsAway && (tells || !hasScreen)) return departAfter(live, { close: true, delay }, givenLead)
  if (design.thanksAutoClose !== undefined) return after(design.thanksAutoClose * 1000, () => close('auto'))
  if (!hasScreen && !tells) close('auto')
  return () => {}
}
