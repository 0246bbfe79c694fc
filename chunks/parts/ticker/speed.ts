/** Specification, section 9: 7000 ms per 400 px, so that all texts run at the same speed. */
const DEFAULT_DURATION_MS = 7_000
const PER_WIDTH_PX = 400

/** Faster than this nobody could read. */
const MIN_DURATION_MS = 500

/**
 * Milliseconds that a line takes to pass.
 * @param width of the line, in px @param setting the owner's, in ms per 400 px; NaN if it cannot be read
 */
export const durationOf = (width: number, setting = DEFAULT_DURATION_MS): number =>
  ((setting >= MIN_DURATION_MS ? setting : DEFAULT_DURATION_MS) * width) / PER_WIDTH_PX

/** How many copies of the line keep the strip filled: enough to cover it, and one that is scrolling out. */
export const copiesOf = (width: number, strip: number): number => (width > 0 ? Math.ceil(strip / width) + 1 : 1)
