/** What comes after a prize: its screen, and the address that the visitor is sent to (specification, section 4). */

import type { Redirect } from '../../../shared/model/design'
import type { Prize } from '../../../shared/model/prize'
import { after, reportRejection, type Stop } from '../../../shared/platform/dom'
import type { Given, Receipt } from '../../../shared/reporting/reporting'
import { decodePlay } from '../../../shared/wire/prize'
import type { Live } from '../../core/ui/index'
import type { RedirectChunk } from '../../services/redirect/index'
import { emptyLead } from './empty-lead'

/** Seconds until a redirect where the prize does not say; three times that where there is a code to copy first. */
const BASE = 4
const WITH_COUPON = 3

interface Departure {
  /** The prize's own address; absent: the popup's. */
  to?: Redirect
  /** The popup is closed when they go. */
  close: boolean
  /** Seconds until then. */
  delay: number
}

const departAfter = (live: Live, { to, close, delay }: Departure, given?: Given): Stop => {
  // Left out where it has not come by then.
  let receipt: Receipt | undefined
  const keep = async () => {
    receipt = await given?.sent
  }
  reportRejection(keep())
  const load = () => live.context.page.load<RedirectChunk>('redirect')
  load().catch(() => {})
  const go = async (): Promise<void> => {
    const { lead, leadAway } = await load()
    const facts = [given?.lead ?? emptyLead(live), receipt?.conversionId ?? ''] as const
    if (close) live.close('auto')
    if (to) lead(live, to, ...facts)
    else leadAway(live, ...facts)
  }
  return after(delay * 1000, () => reportRejection(go()))
}

/** The prize's own; or else the popup's, for who has given a lead. A thank-you screen comes before that one (section 4). */
const departureOf = (
  live: Live,
  { redirect, winner }: Prize,
  given: boolean,
  thanked: boolean,
): Departure | undefined => {
  const { hasCoupon, leadsAway } = decodePlay(live.context.popup.wire)
  const delay = winner && hasCoupon ? BASE * WITH_COUPON : BASE
  if (redirect) return { to: { url: redirect.url, newTab: false, sendFormData: false }, delay, ...redirect }
  if (given && leadsAway && !thanked) return { close: true, delay }
}

/** `given`: the lead, where there is one. */
export const finish = (live: Live, prize: Prize, given?: Given): Stop => {
  const { close, context, design, go, screens } = live
  const { tells } = decodePlay(context.popup.wire)
  const screen = tells ? (prize.winner ? 'win' : 'lose') : 'thanks'
  const hasScreen = screens.includes(screen) && (tells || design.thanks)
  if (hasScreen) go(screen)
  const departure = departureOf(live, prize, Boolean(given), hasScreen && !tells)
  if (departure) return departAfter(live, departure, given)
  if (design.thanksAutoClose !== undefined) return after(design.thanksAutoClose * 1000, () => close('auto'))
  if (!hasScreen && !tells) close('auto')
  return () => {}
}
