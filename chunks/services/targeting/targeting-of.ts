import type { Campaign } from '../../../shared/page/model/campaign'
import type { ChunkTargeting } from '../../../shared/targeting/chunk-settings'
import { decodeTargeting } from '../../../shared/wire/page/targeting'

export type TargetingOf = (popup: Campaign) => ChunkTargeting

/** Decodes each popup of the answer once. */
export const createTargetingOf = (campaigns: readonly Campaign[]): TargetingOf => {
  const decoded = new Map(campaigns.map((popup) => [popup, decodeTargeting(popup.wire)]))
  // A popup that was loaded later, by a click on its link, is not in the map.
  return (popup) => decoded.get(popup) ?? decodeTargeting(popup.wire)
}
