/** What comes after a prize: its screen, and where it leads (specification, section 4). */

import type { Prize } from '../../../shared/model/prize'
import { after, all, reportRejection, type Stop } from '../../../shared/platform/dom'
import type { Given, Lead, Receipt } from '../../../shared/reporting/lead'
import { decodePlay } from '../../../shared/wire/prize'
import type { Live } from '../../core/ui/index'
import type { RedirectChunk } from '../../services/redirect/index'
import { emptyLead } from './empty-lead'

/** Seconds until it leads on, where a prize does not say; three times that where there is a code to take along. */
const BASE = 4
const WITH_COUPON = 3

interface Way {
  follow(chunk: RedirectChunk, lead: Lead, conversionId: string): void
  /** The popup is closed when they go. */
  close: boolean
  /** Seconds until then. */
  delay: number
}

const leadOn = (live: Live, { follow, close, delay }: Way, given?: Given): Stop => {
  // As far as it is known by the time they go.
  let receipt: Receipt | undefined
  const keep = async () => {
    receipt = await given?.sent
  }
  reportRejection(keep())
  const load = () => live.context.page.load<RedirectChunk>('redirect')
  load().catch(() => {})
  const go = async (): Promise<void> => {
    const chunk = await load()
    if (close) live.close('auto')
    follow(chunk, given?.lead ?? emptyLead(live), receipt?.conversionId ?? '')
  }
  return after(delay * 1000, () => reportRejection(go()))
}

/** Who has won is told to the page as well. */
export const announce = ({ context }: Live, { code, id, label, winner }: Prize): void => {
  if (winner) context.emit('prize', { id: context.popup.id, prizeId: id, label, code })
}

/** The prize's own, or else the popup's, where who has given a lead is led; a thank screen goes before that (section 4). */
const wayOf = (live: Live, { redirect, winner }: Prize, given: boolean, thanked: boolean): Way | undefined => {
  const { hasCoupon, leadsAway } = decodePlay(live.context.popup.wire)
  const delay = winner && hasCoupon ? BASE * WITH_COUPON : BASE
  if (redirect) {
    const to = { url: redirect.url, newTab: false, sendFormData: false }
    return { follow: ({ lead }, ...given) => lead(live, to, ...given), delay, ...redirect }
  }
  if (given && leadsAway && !thanked)
    return { follow: ({ leadAway }, ...given) => leadAway(live, ...given), close: true, delay }
}

/** `given`: the lead, where there is one. */
export const finish = (live: Live, prize: Prize, given?: Given): Stop => {
  const { close, context, design, go, screens } = live
  const { tells } = decodePlay(context.popup.wire)
  const screen = tells ? (prize.winner ? 'win' : 'lose') : 'thanks'
  const there = screens.includes(screen) && (tells || design.thanks)
  if (there) go(screen)
  const way = wayOf(live, prize, Boolean(given), there && !tells)
  const stops: Stop[] = []
  if (way) stops.push(leadOn(live, way, given))
  else if (design.thanksAutoClose !== undefined) stops.push(after(design.thanksAutoClose * 1000, () => close('auto')))
  else if (!there && !tells) close('auto')
  return all(stops)
}
