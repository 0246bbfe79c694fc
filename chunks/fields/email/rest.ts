import { doc } from '../../../shared/platform/safe-dom'

/** By its parts: where colours are forced, Chromium has no `font` for a field (https://drafts.csswg.org/cssom/#serialize-a-css-value). */
const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string =>
  [fontStyle, fontWeight, fontSize, fontFamily].join(' ')

/** How far into the control its text reaches, in px; undefined where its rest has no room left. */
const endOf = (control: HTMLInputElement, style: CSSStyleDeclaration, rest: string): number | undefined => {
  const pen = doc.createElement('canvas').getContext('2d')
  // Where words run from right to left, the end of an address is not where its last sign is.
  if (!pen || style.direction === 'rtl') return
  Object.assign(pen, { font: fontOf(style), letterSpacing: style.letterSpacing })
  const widthOf = (text: string): number => pen.measureText(text).width
  const { borderLeftWidth, paddingLeft, paddingRight } = style
  // Not by clientLeft and clientWidth: of a field Firefox counts the padding to its edge.
  const [border, start, end] = [borderLeftWidth, paddingLeft, paddingRight].map(Number.parseFloat) as [
    number,
    number,
    number,
  ]
  if (border + start + widthOf(control.value + rest) + end + border > control.offsetWidth) return
  return border + start + widthOf(control.value)
}

/** The rest of a domain, in grey behind what was typed: e-mail fields have no selection to show it by. */
export const showRest = (control: HTMLInputElement, room: Element, rest: string): Element | undefined => {
  const style = getComputedStyle(control)
  const end = endOf(control, style, rest)
  if (end === undefined) return
  const shown = doc.createElement('span')
  Object.assign(shown, { className: 'wisp-rest', ariaHidden: 'true', textContent: rest })
  room.append(shown)
  const { offsetLeft, offsetTop, offsetHeight } = control
  const [left, top, lineHeight] = [offsetLeft + end, offsetTop, offsetHeight].map((length) => `${length}px`)
  Object.assign(shown.style, { font: fontOf(style), letterSpacing: style.letterSpacing, left, top, lineHeight })
  return shown
}
