/** A smaller difference comes from the time that the answer took, and from clocks as wrong as most are. */
const CLOCK_TOLERANCE_MS = 60_000

/**
 * Milliseconds by which the browser's clock is behind the server's; 0 unless it is plainly wrong, or the server has not
 * told its time. Moments from the server are compared with the server's time. What the browser has remembered goes by its
 * own clock, wrong or not: there the time between counts.
 */
export const clockLag = ({ ahead = 0 }: { ahead?: number }): number =>
  Math.abs(ahead) > CLOCK_TOLERANCE_MS ? ahead : 0
