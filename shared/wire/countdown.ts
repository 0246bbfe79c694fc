/** The timer of design_properties (specification, section 3). Apart from the rest, because only the countdown reads it. */
import { COUNTDOWN_STYLES, type Countdown } from '../model/design'
import type { WirePopup } from '../model/popup'
import { pick } from './design'
import { object } from './names'

/** Seconds. Nobody waits longer, and beyond all dates there is no end. */
const LONGEST = 366 * 86_400

/** Of a popup as it came; undefined when it has none. */
export const decodeCountdown = (popup: WirePopup): Countdown | undefined => {
  const { timer, timer_ver } = object(popup.design_properties)
  const { type, minutes, seconds, date, timezone } = object(timer)
  const style = pick(COUNTDOWN_STYLES, timer_ver, 'flip')
  if (type === 'date') return { style, end: String(date), zone: String(timezone ?? 'UTC') }
  if (type === 'duration')
    return { style, seconds: Math.min((Number(minutes) || 0) * 60 + (Number(seconds) || 0), LONGEST) }
}
