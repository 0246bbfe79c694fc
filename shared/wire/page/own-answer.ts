/** The answer of the display and click calls of our server to our own script: popups as the loader has them (../server/own.ts). */

import type { CampaignSettings } from '../../model/campaign-settings'
import type { DisplayAnswer } from '../../page/model/display-answer'
import { list } from '../../values/names'

type Decoded = Omit<DisplayAnswer, 'status'>

/**
 * Popups inherit from the answer what they do not say, such as its language and `viewer_id`; what is set for those that a page
 * describes itself, they have not.
 */
export const decodeOwn = (raw: Record<string, unknown>): Decoded => ({
  campaigns: list(raw.campaigns).map((campaign) => {
    const wire = { ...raw, ...(campaign as CampaignSettings) }
    return { ...wire, popup: undefined, wire }
  }),
  run: list(raw.run) as string[],
  restricted: raw.restricted === true,
  raw,
})
