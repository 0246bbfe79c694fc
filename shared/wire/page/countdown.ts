/** The timer in design_properties (specification, section 3). In its own file, because only the countdown reads it. */
import { COUNTDOWN_STYLES, type Countdown } from '../../model/design'
import type { WirePopup } from '../../model/popup'
import { object } from '../../values/names'
import { pick } from '../design'

/** Maximum duration in seconds; much longer ones would exceed the range of Date. */
const MAX_COUNTDOWN_SECONDS = 366 * 86_400

/** The popup's countdown; undefined if it has none. */
export const decodeCountdown = (popup: WirePopup): Countdown | undefined => {
  const { timer, timer_ver } = object(popup.design_properties)
  const { type, minutes, seconds, date, timezone } = object(timer)
  const style = pick(COUNTDOWN_STYLES, timer_ver, 'flip')
  if (type === 'date') return { style, end: String(date), zone: String(timezone ?? 'UTC') }
  if (type === 'duration')
    return { style, seconds: Math.min((Number(minutes) || 0) * 60 + (Number(seconds) || 0), MAX_COUNTDOWN_SECONDS) }
}
