import { settle } from '../../shared/dom'
import type { WirePopup } from '../../shared/popup'
import type { Lead, Receipt } from '../../shared/reporting'
import { decodeRedirect, mayRedirect } from '../../shared/wire/redirect'
import type { FollowChunk } from '../follow/index'
import type { Live } from '../ui/index'

/** Answers whether the visitor is led somewhere else. */
export type LeadAway = (given: Lead, receipt?: Receipt) => Promise<boolean>

const NOWHERE: LeadAway = async () => false

/** Without the follow chunk, only an address that is complete already can be followed. */
const goPlainly = (wire: WirePopup): boolean => {
  const url = decodeRedirect(wire)?.url ?? ''
  const whole = /^https?:\/\//i.test(url)
  if (whole) location.assign(url)
  return whole
}

/** The follow chunk is fetched at once if the popup may redirect. */
export const createLeadAway = (live: Live): LeadAway => {
  const { page, popup } = live.context
  if (!mayRedirect(popup.wire)) return NOWHERE
  const load = () => page.load<FollowChunk>('follow')
  settle(load())
  return (given, receipt) =>
    load().then(
      ({ leadAway }) => leadAway(live, given, receipt?.conversionId ?? ''),
      () => goPlainly(popup.wire),
    )
}
