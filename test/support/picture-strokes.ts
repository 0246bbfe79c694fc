/**
 * Finds what is there in one picture and gone in the other, though it be as thin as the X of a close control: too few pixels for
 * any share of them to tell it from letters that another rasteriser has drawn. But letters keep their strokes, wherever
 * their edges fall, and what is gone has none.
 */
import type { PNG } from 'pngjs'
import { squaresOf, type Totals, totalsOf } from './picture-squares'

/** How much of its strokes a square keeps at least when only its letters are drawn another way. */
const KEPT = 0.3
/** Strokes that are told from noise, in steps of brightness; a thing of half the size has a quarter of them. */
const FAINTEST = 8_000
/** How far a machine's fonts may move things, in pixels of CSS. */
const SLACK = 4

/** By how much brightness changes from each pixel to its neighbours. */
const strokesOf = ({ data, height, width }: PNG): Totals => {
  const brightness = Float32Array.from(
    { length: width * height },
    (_, pixel) =>
      0.3 * (data[pixel * 4] as number) +
      0.59 * (data[pixel * 4 + 1] as number) +
      0.11 * (data[pixel * 4 + 2] as number),
  )
  const step = (pixel: number, to: number): number =>
    Math.abs((brightness[pixel] as number) - (brightness[to] as number))
  return totalsOf(
    { height, width },
    (pixel) => (pixel % width ? step(pixel, pixel - 1) : 0) + (pixel < width ? 0 : step(pixel, pixel - width)),
  )
}

/** Where a square of `whole` has strokes that `other` lacks there and a little around it. */
export const missingFrom = (
  other: PNG,
  whole: PNG,
  side: number,
  scale: number,
): { x: number; y: number } | undefined => {
  const [there, here] = [strokesOf(other), strokesOf(whole)]
  const slack = Math.max(1, Math.round(SLACK * scale))
  for (const { x, y, sum } of squaresOf(here, side))
    if (
      sum > FAINTEST * scale ** 2 &&
      there.within(x - slack, y - slack, x + side + slack, y + side + slack) < KEPT * sum
    )
      return { x, y }
  return undefined
}
