/** Gives a teaser without its own colours the popup's accent colour. */
import { poleOn, readable } from '../../../shared/model/colour'
import type { Teaser } from '../../../shared/model/design'

const DARK = '#1d2420'

export const withColours = (teaser: Teaser, accent?: string): Teaser => {
  const background = teaser.background ?? accent
  if (!background) return teaser
  return { color: readable(DARK, background) ? DARK : poleOn(background), ...teaser, background }
}
