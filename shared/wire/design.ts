/** design_properties (specification, section 3) ↔ Design. Used by the chunks that draw and by the server. */
import { type CommonDesign, EFFECTS, type Effect, HORIZONTAL, LAYOUTS, type Position, VERTICAL } from '../model/design'
import type { WirePopup } from '../model/popup'
import { object, yes } from '../values/names'

export const pick = <T extends string>(words: readonly T[], value: unknown, otherwise: T): T =>
  words.find((word) => word === value) ?? otherwise

/** The seconds, if their switch is on. */
const seconds = (on: unknown, value: unknown, otherwise?: number): number | undefined => {
  const number = Number.parseFloat(`${value}`)
  return yes(on) ? (number >= 0 ? number : otherwise) : undefined
}

/** Accepts `slide-left` as well as animate.css names: `slideInLeft`, `bounceOutUp`, `lightSpeedIn`. */
const decodeEffect = (value: unknown): Effect => {
  const name = `${value}`
    .replace(/(In|Out)(?=[A-Z]|$)/, '')
    .replace(/(?<=[a-z])[A-Z]/g, (sign) => `-${sign}`)
    .toLowerCase()
  return EFFECTS.find((effect) => name.startsWith(effect)) ?? 'fade'
}

/** `top_left` … `bottom_right`; default `middle_center`. */
export const decodePosition = (value: unknown): Position => {
  const [vertical, horizontal] = `${value}`.split('_')
  return `${pick(VERTICAL, vertical, 'middle')}-${pick(HORIZONTAL, horizontal, 'center')}`
}

export const decodeDesign = (popup: WirePopup): CommonDesign => {
  const raw = object(popup.design_properties)
  const of = (name: string): unknown => raw[`poptin_design_${name}`]
  const control = `${of('close_options_type') ?? 'closing_options-x'}`.split('-')[1]
  return {
    position: decodePosition(raw.poptin_location),
    layout: pick(LAYOUTS, raw.layout, 'horizontal'),
    entryEffect: decodeEffect(of('entry_effect')),
    exitEffect: decodeEffect(of('exit_effect')),
    contentLock: yes(of('content_lock')),
    autoClose: seconds(of('auto_close'), of('auto_close_sec')),
    closeOnOutsideClick: yes(of('close_on_screen_click')),
    closeControl: pick(['x', 'button'], control, 'none'),
    closeAfter: Number(of('show_x_after_sec')) || 0,
    thanks: yes(of('thank_screen') ?? true),
    thanksAutoClose: seconds(of('thank_screen_auto_close'), of('thank_screen_auto_close_sec'), 5),
  }
}
