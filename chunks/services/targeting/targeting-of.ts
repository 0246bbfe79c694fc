import type { Campaign } from '../../../shared/model/campaign'
import type { Targeting } from '../../../shared/model/targeting'
import { decodeTargeting } from '../../../shared/wire/targeting'

export type TargetingOf = (popup: Campaign) => Targeting

/** Each popup of the answer is decoded once. */
export const createTargetingOf = (campaigns: Campaign[]): TargetingOf => {
  const decoded = new Map(campaigns.map((popup) => [popup, decodeTargeting(popup.wire)]))
  // One that came later, by a click on its link, is known to nobody yet.
  return (popup) => decoded.get(popup) ?? decodeTargeting(popup.wire)
}
