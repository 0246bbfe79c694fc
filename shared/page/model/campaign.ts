import type { Popup, PopupSettings, WirePopup } from '../../model/popup'
import type { DrawnType } from '../../model/popup-type'

/**
 * A popup as the loader knows it: only what is needed to decide. The rest stays undecoded in `wire`. Nothing changes it, but
 * that the chunk `languages` puts it into the language of the page.
 */
export interface Campaign
  extends Readonly<Pick<PopupSettings, 'id' | 'onClickOnly' | 'triggers' | 'frequency' | 'stopWhenConverted'>> {
  readonly type: DrawnType
  /**
   * The key of its markers: the id of its A/B test if it has one, so that all variants count as one popup; otherwise
   * its own id.
   */
  readonly key: string
  /** Address of the template; '' when the answer contained it as `html`. */
  readonly templateUrl: string
  readonly html: string
  /** It may have rules or triggers of the targeting chunk. */
  readonly targeted: boolean
  /** Chunks that it needs. Known in advance, so that all are fetched at the same time. */
  readonly parts: readonly string[]
  readonly wire: Readonly<WirePopup>
  /** Set for a popup that the page itself describes. The server knows nothing of it, so it is not reported. */
  readonly popup?: Popup
}
