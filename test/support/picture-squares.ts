/** Sums over squares of a picture, by a summed-area table (https://en.wikipedia.org/wiki/Summed-area_table). */

interface Size {
  width: number
  height: number
}

export interface Totals extends Size {
  /**
   * The sum of the pixels from the first corner up to the second, exclusive. Pixels outside the picture count as zero.
   */
  within(left: number, top: number, right: number, bottom: number): number
}

/** @param weigh the value of a pixel, by its index from the top left */
export const totalsOf = ({ width, height }: Size, weigh: (pixel: number) => number): Totals => {
  const across = width + 1
  const sums = new Float64Array(across * (height + 1))
  for (let y = 0; y < height; y++)
    for (let x = 0, row = 0; x < width; x++) {
      row += weigh(y * width + x)
      sums[(y + 1) * across + x + 1] = row + (sums[y * across + x + 1] as number)
    }
  const upTo = (x: number, y: number): number =>
    sums[Math.min(Math.max(y, 0), height) * across + Math.min(Math.max(x, 0), width)] as number
  return {
    width,
    height,
    within: (left, top, right, bottom) => upTo(right, bottom) - upTo(left, bottom) - upTo(right, top) + upTo(left, top),
  }
}

/** Every square of that side inside the picture. */
export function* squaresOf({ width, height, within }: Totals, side: number) {
  for (let y = 0; y + side <= height; y++)
    for (let x = 0; x + side <= width; x++) yield { x, y, sum: within(x, y, x + side, y + side) }
}

export const fullestSquare = (totals: Totals, side: number) => {
  let fullest = { x: 0, y: 0, sum: 0 }
  for (const square of squaresOf(totals, side)) if (square.sum > fullest.sum) fullest = square
  return fullest
}
