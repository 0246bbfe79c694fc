/** The size of the frame (specification, section 9), and the way in which one box is laid onto another. */
export interface Size {
  width: number
  height: number
}

/** px of the screen. */
export interface Box extends Size {
  left: number
  top: number
}

interface Room {
  margin: number
  padding: number
  autoScale: boolean
}

/** @returns the size of content that keeps its ratio, in a frame on a screen */
export const fitted = ({ width, height }: Size, screen: Size, { margin, padding, autoScale }: Room): Size => {
  const room = (side: number): number => Math.max(1, side - 2 * (margin + padding))
  const scale = autoScale ? Math.min(1, room(screen.width) / width, room(screen.height) / height) : 1
  // Fractions are inexact: a side that is a whole number in truth must not lose a pixel.
  const whole = (side: number): number => Math.max(1, Math.floor(side * scale + 1e-6))
  return { width: whole(width), height: whole(height) }
}

/** By how much `inner` must be scaled to lie in `outer`. */
export const contain = (inner: Size, outer: Size): number =>
  Math.min(outer.width / inner.width, outer.height / inner.height)

/** Moves and scales `from` so that it covers `to`, middle on middle. */
export const onto = (from: Box, to: Box): string => {
  const x = to.left - from.left + (to.width - from.width) / 2
  const y = to.top - from.top + (to.height - from.height) / 2
  return `translate(${x}px,${y}px) scale(${1 / contain(to, from)})`
}
