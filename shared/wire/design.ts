/** design_properties (specification, section 3) ↔ Design. Used by the chunks that draw and by the server. */
import { COUNTDOWN_STYLES, type Countdown, type Design, EFFECTS, HORIZONTAL, VERTICAL, type WirePopup } from '../popup'
import { object, yes } from './names'

const pick = <T extends string>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((one) => one === value) ?? otherwise

/** Seconds when the switch beside them is on. */
const seconds = (on: unknown, value: unknown, otherwise: number): number | undefined =>
  yes(on) ? Number(value ?? otherwise) || 0 : undefined

const countdown = (timer: unknown, style: unknown): Countdown | undefined => {
  const { type, minutes, seconds: rest, date, timezone } = object(timer)
  if (type !== 'duration' && type !== 'date') return
  return {
    style: pick(COUNTDOWN_STYLES, style, 'flip'),
    ...(type === 'date'
      ? { end: String(date), zone: String(timezone ?? 'UTC') }
      : { seconds: (Number(minutes) || 0) * 60 + (Number(rest) || 0) }),
  }
}

/** Of a popup as it came. Positions are `top_left` … `bottom_right` there, `middle_center` where nothing is said. */
export const decodeDesign = (popup: WirePopup): Design => {
  const raw = object(popup.design_properties)
  const [vertical, horizontal] = String(raw.poptin_location ?? '').split('_')
  const control = String(raw.poptin_design_close_options_type ?? 'closing_options-x').split('-')[1]
  return {
    position: `${pick(VERTICAL, vertical, 'middle')}-${pick(HORIZONTAL, horizontal, 'center')}`,
    entryEffect: pick(EFFECTS, raw.poptin_design_entry_effect, 'fade'),
    exitEffect: pick(EFFECTS, raw.poptin_design_exit_effect, 'fade'),
    contentLock: yes(raw.poptin_design_content_lock),
    autoClose: seconds(raw.poptin_design_auto_close, raw.poptin_design_auto_close_sec, 0),
    closeOnOutsideClick: yes(raw.poptin_design_close_on_screen_click),
    closeControl: control === 'x' || control === 'button' ? control : 'none',
    closeAfter: Number(raw.poptin_design_show_x_after_sec) || 0,
    thanks: yes(raw.poptin_design_thank_screen ?? true),
    thanksAutoClose: seconds(
      raw.poptin_design_thank_screen_auto_close,
      raw.poptin_design_thank_screen_auto_close_sec,
      5,
    ),
    countdown: countdown(raw.timer, raw.timer_ver),
  }
}
