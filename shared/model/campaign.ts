import type { PopupSettings, WirePopup } from './popup'

/** A popup as the loader knows it: what it takes to decide, no more. The rest waits undecoded in `wire`. */
export interface Campaign
  extends Pick<PopupSettings, 'id' | 'type' | 'onClickOnly' | 'triggers' | 'frequency' | 'stopWhenConverted'> {
  /** What its markers go by: the A/B parent's id where it has one, so that all variants count as one; its own otherwise. */
  key: string
  /** Where the template is; '' when it came along in `html`. */
  templateUrl: string
  html: string
  /** Was told to the browser beforehand. */
  warmed?: boolean
  /** The template on its way. */
  template?: Promise<string>
  /** May have rules or triggers of the targeting chunk. */
  targeted: boolean
  /** Chunks that it will want, known beforehand so that all are fetched at the same time. */
  parts: string[]
  wire: WirePopup
}
