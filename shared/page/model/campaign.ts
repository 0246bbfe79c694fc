import type { CampaignSettings } from '../../model/campaign-settings'
import type { Popup, WirePopup } from '../../model/popup'

/**
 * A popup as the loader knows it: only what is needed to decide. The rest stays undecoded in `wire`. Nothing changes it, but
 * that the chunk `languages` puts it into the language of the page.
 */
export interface Campaign extends CampaignSettings {
  readonly wire: Readonly<WirePopup>
  /** Set for a popup that the page itself describes. The server knows nothing of it, so it is not reported. */
  readonly popup?: Popup | undefined
}
