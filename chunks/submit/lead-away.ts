import type { Lead, Receipt } from '../../shared/popup'
import { decodeRedirect } from '../../shared/wire/redirect'
import type { FollowChunk } from '../follow/index'
import type { Live } from '../ui/index'

/** Answers whether the visitor is led somewhere else. */
export type LeadAway = (given: Lead, receipt?: Receipt) => Promise<boolean>

/** What leads away is fetched at once, where the popup has somewhere to lead to. */
export const createLeadAway = (live: Live): LeadAway => {
  const { page, popup } = live.context
  const redirect = decodeRedirect(popup.wire)
  const load = () => page.load<FollowChunk>('follow')
  if (redirect) load().catch(() => {})
  return async (given, receipt) => {
    if (!redirect) return false
    const { lead } = await load()
    return lead(live, redirect, given, receipt?.conversionId ?? '')
  }
}
