/**
 * Finds what one picture shows and the other lacks, even if it is as thin as the X of a close control. A share of
 * pixels cannot tell so few of them from text that another machine renders differently. But text keeps its strokes
 * wherever its edges fall, and a missing thing has none.
 */
import type { PNG } from 'pngjs'
import { squaresOf, type Totals, totalsOf } from './picture-squares'

/** The share of strokes that a square keeps at least when only the text rendering differs. */
const MIN_STROKE_SHARE = 0.3
/** Fewer strokes than this are noise, in steps of brightness. A thing of half the size has a quarter of the strokes. */
const FAINTEST = 8_000
/** The distance by which another machine's fonts may move things, in CSS pixels. */
const SLACK = 4

/** The change in brightness from each pixel to its neighbours. */
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

/** The square in which `whole` has strokes that `other` lacks, even a little around it. */
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
      there.within(x - slack, y - slack, x + side + slack, y + side + slack) < MIN_STROKE_SHARE * sum
    )
      return { x, y }
  return undefined
}
