import { Branch } from './branch'
import * as paint from './palette'
import { Bowl, Vase } from './pieces'

/**
 * A vase with eucalyptus and a bowl on a table, in front of an arch of light. Wall and table extend beyond the view
 * box.
 */
export const StillLife = () => (
  <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <rect x="-1600" y="-1600" width="4000" height="2100" fill={paint.SAND} />
    <path d="M62 452V196a138 138 0 0 1 276 0v256Z" fill={paint.CREAM} />
    <circle cx="262" cy="178" r="62" fill={paint.PEACH} />
    <g transform="translate(200 312)">
      <Branch bend={-92} height={196} pairs={6} fill={paint.SAGE} />
      <Branch bend={84} height={176} pairs={5} fill={paint.MIST} />
      <Branch bend={-8} height={236} pairs={7} fill={paint.LEAF} />
    </g>
    <path d="M-1600 452h4000v48h-4000Z" fill={paint.WOOD} />
    <Vase x={200} y={452} fill={paint.CLAY} shade={paint.CLAY_SHADE} />
    <path d="M150 392c30 9 70 9 100 0" fill="none" stroke="#e6c9b0" strokeWidth="2" strokeLinecap="round" />
    <Bowl x={313} y={452} fill={paint.BONE} shade={paint.BONE_SHADE} />
    <path d="M58 452c-12 0-20-8-20-20s8-22 24-22 24 10 24 22-8 20-20 20Z" fill={paint.OCHRE} />
    <path d="M62 410c0-7 3-11 8-14" fill="none" stroke={paint.STEM} strokeWidth="3" strokeLinecap="round" />
  </svg>
)
