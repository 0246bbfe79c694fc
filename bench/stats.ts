/** Medians with their spread, because measurements are noisy. */

/** The middle half of the samples is between `low` and `high`. */
export interface Stat {
  median: number
  low: number
  high: number
}

/** @param part position in the sorted samples, 0 to 1 */
const quantile = (sorted: number[], part: number): number => {
  const place = (sorted.length - 1) * part
  const before = sorted[Math.floor(place)] ?? Number.NaN
  const after = sorted[Math.ceil(place)] ?? before
  return before + (after - before) * (place % 1)
}

const rounded = (value: number): number => Number(value.toPrecision(4))

export const statOf = (samples: number[]): Stat => {
  const sorted = [...samples].sort((a, b) => a - b)
  return {
    median: rounded(quantile(sorted, 0.5)),
    low: rounded(quantile(sorted, 0.25)),
    high: rounded(quantile(sorted, 0.75)),
  }
}

/** Ratios within each round, so that a slow minute affects both sides. */
export const ratioOf = (ours: number[], theirs: number[]): Stat =>
  statOf(ours.map((value, round) => value / (theirs[round] ?? Number.NaN)).filter(Number.isFinite))

export const spread = ({ low, high }: Stat): number => high - low

/** The exponent k of y ~ xᵏ, by least squares on the logarithms. */
export const exponentOf = (points: [x: number, y: number][]): number => {
  const logs = points.map(([x, y]) => [Math.log(x), Math.log(y)] as const)
  const mean = (axis: 0 | 1): number => logs.reduce((sum, point) => sum + point[axis], 0) / logs.length
  const [x, y] = [mean(0), mean(1)]
  const over = logs.reduce((sum, point) => sum + (point[0] - x) * (point[1] - y), 0)
  return over / logs.reduce((sum, point) => sum + (point[0] - x) ** 2, 0)
}
