/** A teaser without colours of its own wears its popup's accent. */
import type { Teaser } from '../../shared/design'

/** Relative luminance, 0 to 1, of `#abc` or `#aabbcc` (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
const luminance = (colour: string): number => {
  const digits = colour.length < 7 ? colour.slice(1).replace(/./g, '$&$&') : colour.slice(1)
  const [red = 0, green = 0, blue = 0] = (digits.match(/../g) ?? []).map((pair) => {
    const share = Number.parseInt(pair, 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const DARK = '#1d2420'
/** On what is lighter, the dark has the greater contrast. */
const MIDDLE = 0.21

export const dressed = (teaser: Teaser, accent?: string): Teaser => {
  const background = teaser.background ?? accent
  if (!background) return teaser
  return { color: luminance(background) > MIDDLE ? DARK : '#fff', ...teaser, background }
}
