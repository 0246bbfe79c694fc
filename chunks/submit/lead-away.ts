import { settle } from '../../shared/dom'
import type { Lead, Receipt } from '../../shared/reporting'
import { mayRedirect } from '../../shared/wire/redirect'
import type { FollowChunk } from '../follow/index'
import type { Live } from '../ui/index'

/** Answers whether the visitor is led somewhere else. */
export type LeadAway = (given: Lead, receipt?: Receipt) => Promise<boolean>

const NOWHERE: LeadAway = async () => false

/** What leads away is fetched at once, where the popup may have somewhere to lead to. Without it, the visitor stays and is thanked. */
export const createLeadAway = (live: Live): LeadAway => {
  const { page, popup } = live.context
  if (!mayRedirect(popup.wire)) return NOWHERE
  const load = () => page.load<FollowChunk>('follow')
  settle(load())
  return (given, receipt) =>
    load().then(
      ({ leadAway }) => leadAway(live, given, receipt?.conversionId ?? ''),
      () => false,
    )
}
