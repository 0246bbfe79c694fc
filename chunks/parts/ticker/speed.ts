/** Specification, section 9: 7000 ms for each 400 px, so that a long text is no faster than a short one. */
const DURATION = 7_000
const DIVISOR = 400

/** Milliseconds in which a line of that width, in px, has gone by. `asked`: the owner's own for each 400 px. */
export const durationOf = (width: number, asked: string | null): number => {
  const own = Number(asked)
  return ((own >= 500 ? own : DURATION) * width) / DIVISOR
}

/** How many of the same line it takes so that the strip is never empty: one that leaves while the others fill it. */
export const copiesOf = (width: number, strip: number): number => (width > 0 ? Math.ceil(strip / width) + 1 : 1)
