/**
 * The answer of the display and click calls (specification, section 3). It is untrusted: invalid parts are left out.
 * Only what deciding needs is decoded here; popup.ts decodes the rest when the popup is drawn.
 */

import type { DisplayAnswer } from '../../page/model/display-answer'
import { guard } from '../../page/platform/dom'
import { list, object } from '../../values/names'
import { decodeCampaign } from '../campaign'

/** An invalid popup must not affect the others. A list, so that it gives none. */
const campaignsIn = (wire: Record<string, unknown>): DisplayAnswer['campaigns'] =>
  guard(() => {
    const campaign = decodeCampaign(wire)
    return campaign ? [{ ...campaign, wire }] : []
  }) ?? []

export const decodeDisplay = (raw: Record<string, unknown>): Omit<DisplayAnswer, 'status'> => {
  const restricted = raw.display === 'not_allowed'
  return {
    // Popups inherit from the answer, such as its language, city and `viewer_id`; only the account decides on `if_freemium`.
    campaigns: list(!restricted && raw.poptins).flatMap((popup) =>
      campaignsIn({ ...raw, ...object(popup), if_freemium: raw.if_freemium }),
    ),
    // Our own field. For servers that do not send it, the legacy-server chunk works out what to run.
    run: list(raw.run ?? (raw.display && ['legacy-server'])).map(String),
    restricted,
    raw: { ...raw, country_code: raw.country_code ?? raw.cc },
  }
}
