/** The geometry of a wheel: equal slices, the first of them at the pointer. */

/** 1: the pointer is on the right, where words run to the right; -1: on the left. */
export type Side = 1 | -1

export const angleOf = (count: number): number => 360 / count

/** The path of the slice at the pointer, in a wheel with a radius of 100. */
export const slicePath = (count: number, side: Side): string => {
  // A single slice is the whole wheel, in two arcs: one cannot end where it begins.
  if (count < 2) return 'M-100 0A100 100 0 0 1 100 0A100 100 0 0 1-100 0Z'
  const half = Math.PI / count
  const x = (100 * Math.cos(half) * side).toFixed(3)
  const y = (100 * Math.sin(half)).toFixed(3)
  return `M0 0L${x}-${y}A100 100 0 0 ${side > 0 ? 1 : 0} ${x} ${y}Z`
}

/** Tones alternate. Where the last slice would have the tone of the first, it takes another. */
const TONE_COUNT = 4
export const toneOf = (place: number, count: number): number =>
  place && place === count - 1 && place % TONE_COUNT === 0 ? 2 : place % TONE_COUNT

const SPIN_TURNS = 6
/** The middle part of a slice that the pointer may stop at, well off its edges. */
const SAFE_SHARE = 0.5

/** Degrees to turn until a slice is at the pointer, after some full turns. `random`: 0 to 1. */
export const turnTo = (place: number, count: number, random: number): number =>
  360 * SPIN_TURNS - place * angleOf(count) + (random - 0.5) * SAFE_SHARE * angleOf(count)
