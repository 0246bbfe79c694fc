import { doc } from '../../../shared/page/platform/safe-dom'

/**
 * Built from the longhands: with forced colours Chromium returns '' for `font`
 * (https://drafts.csswg.org/cssom/#serialize-a-css-value).
 */
const fontOf = ({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): string =>
  [fontStyle, fontWeight, fontSize, fontFamily].join(' ')

/** x at which the typed text ends in the control, in px; undefined if the completion does not fit. */
const textEnd = (control: HTMLInputElement, style: CSSStyleDeclaration, completion: string): number | undefined => {
  const context = doc.createElement('canvas').getContext('2d')
  // With right-to-left text, the position of the last character is not the end of the address.
  if (!context || style.direction === 'rtl') return
  Object.assign(context, { font: fontOf(style), letterSpacing: style.letterSpacing })
  const widthOf = (text: string): number => context.measureText(text).width
  const { borderLeftWidth, paddingLeft, paddingRight } = style
  // Do not use clientLeft and clientWidth: for inputs Firefox counts the padding as border.
  const [border, start, end] = [borderLeftWidth, paddingLeft, paddingRight].map(Number.parseFloat) as [
    number,
    number,
    number,
  ]
  if (border + start + widthOf(control.value + completion) + end + border > control.offsetWidth) return
  return border + start + widthOf(control.value)
}

/** Shows the completion in grey behind the typed text. E-mail inputs do not support text selection for it. */
export const showCompletion = (
  control: HTMLInputElement,
  container: Element,
  completion: string,
): Element | undefined => {
  const style = getComputedStyle(control)
  const end = textEnd(control, style, completion)
  if (end === undefined) return
  const suffix = doc.createElement('span')
  Object.assign(suffix, { className: 'wisp-rest', ariaHidden: 'true', textContent: completion })
  container.append(suffix)
  const { offsetLeft, offsetTop, offsetHeight } = control
  const [left, top, lineHeight] = [offsetLeft + end, offsetTop, offsetHeight].map((length) => `${length}px`)
  Object.assign(suffix.style, { font: fontOf(style), letterSpacing: style.letterSpacing, left, top, lineHeight })
  return suffix
}
