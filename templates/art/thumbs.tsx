/** Small drawings, legible from 64 px. */
import { Branch } from './branch'
import * as paint from './palette'
import { Bowl, Pear, Vase } from './pieces'

/** A single vase. Wall and table extend beyond the view box. */
export const OneVase = () => (
  <svg viewBox="0 0 160 160" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <rect x="-640" y="-640" width="1440" height="800" fill={paint.SAND} />
    <circle cx="80" cy="74" r="54" fill={paint.CREAM} />
    <path d="M-640 138h1440v22h-1440Z" fill={paint.WOOD} />
    <g transform="translate(80 62) scale(.44)">
      <Branch bend={-58} height={104} pairs={4} fill={paint.SAGE} />
      <Branch bend={46} height={116} pairs={4} fill={paint.LEAF} />
    </g>
    <Vase x={80} y={138} size={0.54} fill={paint.CLAY} shade={paint.CLAY_SHADE} />
  </svg>
)

/** A bowl of pears. */
export const Pears = () => (
  <svg viewBox="0 0 120 108" aria-hidden="true">
    <circle cx="60" cy="54" r="54" fill={paint.SAND} />
    <Pear x={44} y={66} size={0.74} fill={paint.OCHRE} />
    <Pear x={78} y={67} size={0.68} fill="#c9b25a" />
    <Pear x={61} y={69} size={0.66} fill={paint.OCHRE} />
    <Bowl x={60} y={94} size={1.02} fill={paint.CLAY} shade={paint.CLAY_SHADE} />
  </svg>
)
