/** What comes after a prize: its screen, and where it leads (specification, section 4). */
import { after, all, type Stop, settle } from '../../shared/dom'
import type { Prize, PrizeRedirect } from '../../shared/prize'
import { decodePlay } from '../../shared/wire/prize'
import type { FollowChunk } from '../follow/index'
import type { Live } from '../ui/index'
import { emptyLead } from './empty-lead'

/** Seconds until a prize leads on, where it does not say; three times that where there is a code to take along. */
const BASE = 4
const WITH_COUPON = 3

const leadOn = (live: Live, { url, close, delay }: PrizeRedirect, otherwise: number): Stop => {
  const load = () => live.context.page.load<FollowChunk>('follow')
  load().catch(() => {})
  const go = async (): Promise<void> => {
    const { lead } = await load()
    if (close) live.close('auto')
    lead(live, { url, newTab: false, sendFormData: false }, emptyLead(live), '')
  }
  return after((delay ?? otherwise) * 1000, () => settle(go()))
}

/** Who has won is told to the page as well. */
export const announce = ({ context }: Live, { code, id, label, winner }: Prize): void => {
  if (winner) context.emit('prize', { id: context.popup.id, prizeId: id, label, code })
}

export const finish = (live: Live, prize: Prize): Stop => {
  const { close, context, design, go, screens } = live
  const { hasCoupon, tells } = decodePlay(context.popup.wire)
  const { redirect, winner } = prize
  announce(live, prize)
  const screen = tells ? (winner ? 'win' : 'lose') : 'thanks'
  const there = screens.includes(screen)
  if (there) go(screen)
  const stops: Stop[] = []
  if (redirect) stops.push(leadOn(live, redirect, winner && hasCoupon ? BASE * WITH_COUPON : BASE))
  else if (design.thanksAutoClose !== undefined) stops.push(after(design.thanksAutoClose * 1000, () => close('auto')))
  else if (!there && !tells) close('auto')
  return all(stops)
}
