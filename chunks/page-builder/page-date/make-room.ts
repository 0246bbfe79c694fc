import type { Stop } from '../../../shared/platform/dom'

/** Makes room for the calendar's button at the end of a field, which must not grow by it and move what is beside it. */
export const makeRoom = (input: HTMLInputElement): Stop => {
  const { style } = input
  const { boxSizing, paddingInlineEnd, width } = style
  const before = input.offsetWidth
  style.paddingInlineEnd = '48px'
  if (input.offsetWidth !== before) Object.assign(style, { boxSizing: 'border-box', width: `${before}px` })
  return () => Object.assign(style, { boxSizing, paddingInlineEnd, width })
}
