import type { PopupSettings } from './popup'
import type { DrawnType } from './popup-type'

/** The settings of a popup that deciding needs, as our server sends them to our script. */
export interface CampaignSettings extends Readonly<Pick<PopupSettings, 'id' | 'triggers' | 'frequency'>> {
  readonly type: DrawnType
  /**
   * The key of its markers: the id of its A/B test if it has one, so that all variants count as one popup; otherwise
   * its own id.
   */
  readonly key: string
  /** Address of the template; '' when the answer contained it as `html`. */
  readonly templateUrl: string
  readonly html: string
  readonly onClickOnly?: boolean
  readonly stopWhenConverted?: boolean
  /** The popup may have rules or triggers of the targeting chunk. */
  readonly targeted?: boolean
  /** Chunks that it needs. Known in advance, so that all are fetched at the same time. */
  readonly parts: readonly string[]
}
