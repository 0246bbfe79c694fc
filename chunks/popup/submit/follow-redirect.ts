import type { WirePopup } from '../../../shared/model/popup'
import { reportRejection } from '../../../shared/page/platform/dom'
import type { Lead, Receipt } from '../../../shared/page/visit/lead'
import { decodeRedirect, mayRedirect } from '../../../shared/wire/page/redirect'
import type { Live } from '../../core/ui/index'
import type { RedirectChunk } from '../../services/redirect/index'

/** Redirects after a conversion; resolves with false if there is no redirect. */
export type FollowRedirect = (lead: Lead, receipt?: Receipt) => Promise<boolean>

const NO_REDIRECT: FollowRedirect = async () => false

/** Without the redirect chunk, only absolute URLs can be followed. */
const followDirectly = (wire: WirePopup): boolean => {
  const url = decodeRedirect(wire)?.url ?? ''
  const absolute = /^https?:\/\//i.test(url)
  if (absolute) location.assign(url)
  return absolute
}

/** Prefetches the redirect chunk if the popup may redirect. */
export const createFollowRedirect = (live: Live): FollowRedirect => {
  const { page, popup } = live.context
  if (!mayRedirect(popup.wire)) return NO_REDIRECT
  const load = () => page.load<RedirectChunk>('redirect')
  reportRejection(load())
  return (lead, receipt) =>
    load().then(
      ({ leadAway }) => leadAway(live, lead, receipt?.conversionId ?? ''),
      () => followDirectly(popup.wire),
    )
}
