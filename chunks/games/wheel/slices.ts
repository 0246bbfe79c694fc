/** The geometry of a wheel: slices of one size around the middle, the first of them at the pointer. */

/** 1: the pointer is on the right, where words run to the right; -1: on the left. */
export type Side = 1 | -1

export const angleOf = (count: number): number => 360 / count

/** A slice that lies at the pointer, of a wheel with a radius of 100. */
export const slicePath = (count: number, side: Side): string => {
  // All of the wheel: an arc cannot end where it begins.
  if (count < 2) return 'M-100 0A100 100 0 0 1 100 0A100 100 0 0 1-100 0Z'
  const half = Math.PI / count
  const x = (100 * Math.cos(half) * side).toFixed(3)
  const y = (100 * Math.sin(half)).toFixed(3)
  return `M0 0L${x}-${y}A100 100 0 0 ${side > 0 ? 1 : 0} ${x} ${y}Z`
}

/** Paints that follow each other; where the last would stand beside its like, another. */
const TONES = 4
export const toneOf = (place: number, count: number): number =>
  place && place === count - 1 && place % TONES === 0 ? 2 : place % TONES

const TURNS = 6
/** Of a slice: where the pointer may come to stand, well off its edges. */
const SAFE = 0.5

/** Degrees to turn until a slice is at the pointer. `random`: 0 to 1. */
export const turnTo = (place: number, count: number, random: number): number =>
  360 * TURNS - place * angleOf(count) + (random - 0.5) * SAFE * angleOf(count)
