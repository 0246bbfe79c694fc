/** A popup as the specification has it (section 3). */
import type { Popup, WirePopup } from '../../model/popup'
import type { Campaign } from '../../page/model/campaign'
import { decodeDrawn } from '../drawn'
import { identityOf } from './own-popup'

/** @param settings that came with the template */
export const decodePopup = (campaign: Campaign, settings?: WirePopup): Popup => {
  const identity = identityOf(campaign, settings)
  return { ...identity, ...decodeDrawn(identity.wire) }
}
