import * as paint from './palette'

const PEGS = Array.from({ length: 24 }, (_, at) => at * 15)

/** The rim of the wheel of fortune, with its pegs; it covers the edge of the slices. */
export const Rim = () => (
  <svg viewBox="-110 -110 220 220" aria-hidden="true">
    <circle r="103.5" fill="none" stroke={paint.CLAY_DARK} strokeWidth="9" />
    <circle r="107.4" fill="none" stroke={paint.CLAY} strokeWidth="2" />
    {PEGS.map((turn) => (
      <circle key={turn} cx="103.5" r="2.1" fill={paint.BONE} transform={`rotate(${turn})`} />
    ))}
  </svg>
)
