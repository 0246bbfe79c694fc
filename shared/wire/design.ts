/** design_properties (specification, section 3) ↔ Design. Used by the chunks that draw and by the server. */
import { EFFECTS, HORIZONTAL, type Popup, VERTICAL, type WirePopup } from '../popup'
import { object, yes } from './names'

export const pick = <T extends string>(known: readonly T[], value: unknown, otherwise: T): T =>
  known.find((one) => one === value) ?? otherwise

/** Seconds when the switch beside them is on. */
const seconds = (on: unknown, value: unknown, otherwise: number): number | undefined =>
  yes(on) ? Number(value ?? otherwise) || 0 : undefined

/** Of a popup as it came. Positions are `top_left` … `bottom_right` there, `middle_center` where nothing is said. */
export const decodeDesign = (popup: WirePopup): Popup['design'] => {
  const raw = object(popup.design_properties)
  const of = (name: string): unknown => raw[`poptin_design_${name}`]
  const [vertical, horizontal] = String(raw.poptin_location ?? '').split('_')
  const control = String(of('close_options_type') ?? 'closing_options-x').split('-')[1]
  return {
    position: `${pick(VERTICAL, vertical, 'middle')}-${pick(HORIZONTAL, horizontal, 'center')}`,
    entryEffect: pick(EFFECTS, of('entry_effect'), 'fade'),
    exitEffect: pick(EFFECTS, of('exit_effect'), 'fade'),
    contentLock: yes(of('content_lock')),
    autoClose: seconds(of('auto_close'), of('auto_close_sec'), 0),
    closeOnOutsideClick: yes(of('close_on_screen_click')),
    closeControl: control === 'x' || control === 'button' ? control : 'none',
    closeAfter: Number(of('show_x_after_sec')) || 0,
    thanks: yes(of('thank_screen') ?? true),
    thanksAutoClose: seconds(of('thank_screen_auto_close'), of('thank_screen_auto_close_sec'), 5),
  }
}
