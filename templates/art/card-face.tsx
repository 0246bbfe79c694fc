import { Branch } from './branch'
import * as paint from './palette'

/** The front of a card: a double frame and branches in two corners; the middle is empty. */
export const CardFace = () => (
  <svg viewBox="0 0 500 300" aria-hidden="true">
    <rect width="500" height="300" fill={paint.CREAM} />
    <rect x="14" y="14" width="472" height="272" rx="10" fill="none" stroke={paint.OCHRE} strokeWidth="2" />
    <g transform="translate(8 296) rotate(38)">
      <Branch bend={14} height={120} pairs={4} fill={paint.SAGE} />
    </g>
    <g transform="translate(492 4) rotate(218)">
      <Branch bend={14} height={120} pairs={4} fill={paint.PEACH} />
    </g>
  </svg>
)
