/** The screens that a popup can be looked at on. */

/** Width and height in px. */
export const SIZES = { desktop: [1280, 800], phone: [390, 760], small: [320, 568], landscape: [760, 390] } as const
export type Screen = keyof typeof SIZES
export const SCREENS = Object.keys(SIZES) as Screen[]

/** Scale at which a screen fits into this many px; at most 1. */
export const scaleFor = (screen: Screen, maxWidth: number, tallest = Number.POSITIVE_INFINITY): number => {
  const [width, height] = SIZES[screen]
  return Math.min(1, maxWidth / width, tallest / height)
}
