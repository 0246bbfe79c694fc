import type { WirePopup } from '../../../shared/model/popup'
import { reportRejection } from '../../../shared/platform/dom'
import type { Lead, Receipt } from '../../../shared/reporting/lead'
import { decodeRedirect, mayRedirect } from '../../../shared/wire/redirect'
import type { Live } from '../../core/ui/index'
import type { RedirectChunk } from '../redirect/index'

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
  const load = () => page.load<RedirectChunk>('redirect')
  reportRejection(load())
  return (given, receipt) =>
    load().then(
      ({ leadAway }) => leadAway(live, given, receipt?.conversionId ?? ''),
      () => goPlainly(popup.wire),
    )
}
