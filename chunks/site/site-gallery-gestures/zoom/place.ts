/** Where an enlarged image stands, without a page: `translate(x, y) scale(scale)` around its middle. All in px of the screen. */

export interface Point {
  x: number
  y: number
}

export interface Place extends Point {
  scale: number
}

export const FITTED_PLACE: Place = { x: 0, y: 0, scale: 1 }

/** One side of the image as it fits: where its middle is, how long it is, and how long that side of the screen is. */
type Side = [middle: number, length: number, screen: number]

/** Times: how far every image can be enlarged. */
const MAX_SCALE = 4

export const within = (value: number, min: number, max: number): number => Math.min(Math.max(value, min), max)

/**
 * One pixel of the image for each of the screen: what is larger is not sharp, what is less than twice as large is of no use.
 * @param fileScale how many times the image is as large as its file says
 */
export const closeUp = (fileScale: number, pixelRatio: number): number => Math.max(2, fileScale / pixelRatio)

/** Moves the point of the image that was seen at `from` to `to`, at the scale `targetScale`, as far as no empty margin shows. A very tall image grows to its own size at least. */
export const move = (
  place: Place,
  [x, y]: [Side, Side],
  from: Point,
  to: Point,
  targetScale = place.scale,
  fileScale = 1,
): Place => {
  const scale = within(targetScale, 1, Math.max(MAX_SCALE, fileScale))
  const along = (axis: 'x' | 'y', [middle, length, screen]: Side): number => {
    const half = (length * scale) / 2
    return within(
      to[axis] - middle - ((from[axis] - middle - place[axis]) * scale) / place.scale,
      // The edge of the image stays at the edge of the screen or outside; what fits in stays where it is.
      Math.min(0, screen - middle - half),
      Math.max(0, half - middle),
    )
  }
  return scale > 1 ? { x: along('x', x), y: along('y', y), scale } : FITTED_PLACE
}
