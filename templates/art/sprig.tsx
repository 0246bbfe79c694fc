import { Branch } from './branch'
import * as paint from './palette'
import { Mug } from './pieces'

/** A mug with a few twigs in the evening sun. Wall and table extend beyond the view box. */
export const Sprig = () => (
  <svg viewBox="0 0 240 240" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <rect x="-480" y="-480" width="1200" height="720" fill={paint.SAND} />
    <circle cx="166" cy="92" r="52" fill={paint.PEACH} />
    <g transform="translate(112 158) scale(.66)">
      <Branch bend={-84} height={162} pairs={6} fill={paint.SAGE} />
      <Branch bend={78} height={140} pairs={5} fill={paint.MIST} />
      <Branch bend={-6} height={196} pairs={7} fill={paint.LEAF} />
    </g>
    <path d="M-480 206h1200v34h-1200Z" fill={paint.WOOD} />
    <Mug x={112} y={206} size={1.1} fill={paint.CLAY} shade={paint.CLAY_SHADE} />
  </svg>
)
