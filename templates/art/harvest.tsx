import { Branch } from './branch'
import * as paint from './palette'
import { Bowl, Jug, Mug, Pear } from './pieces'

/** An open window over autumn hills, with a table in front. Wall and table extend beyond the view box. */
export const Harvest = () => (
  <svg viewBox="0 0 800 900" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <rect x="-1600" y="-1600" width="4000" height="2500" fill={paint.PEACH} />
    <path d="M140 760V380a260 260 0 0 1 520 0v380Z" fill={paint.CREAM} />
    <clipPath id="harvest-view">
      <path d="M160 760V380a240 240 0 0 1 480 0v380Z" />
    </clipPath>
    <g clipPath="url(#harvest-view)">
      <path d="M160 130h480v640H160Z" fill="#f8e2c4" />
      <circle cx="470" cy="392" r="92" fill={paint.OCHRE} />
      <path d="M140 520c90-70 190-66 270-14s160 44 250-18v280H140Z" fill={paint.MIST} />
      <path d="M140 616c120-60 220-30 300 0s150 10 220-36v200H140Z" fill={paint.SAGE} />
      <path d="M140 700c90-34 200-40 300-8s150 16 220-6v110H140Z" fill={paint.LEAF} />
    </g>
    <path d="M-1600 760h4000v140h-4000Z" fill={paint.WOOD} />
    <path d="M-1600 760h4000v12h-4000Z" fill={paint.WOOD_SHADE} />
    <g transform="translate(262 622)">
      <Branch bend={-150} height={330} pairs={6} fill={paint.CLAY} />
      <Branch bend={96} height={300} pairs={5} fill="#c98a4b" />
      <Branch bend={-30} height={400} pairs={7} fill={paint.CLAY_SHADE} />
    </g>
    <Jug x={262} y={804} size={1.75} fill={paint.BONE} shade={paint.BONE_SHADE} />
    <Pear x={500} y={768} size={1.3} fill={paint.OCHRE} />
    <Pear x={556} y={770} size={1.15} fill="#c9b25a" />
    <Pear x={604} y={772} size={1.05} fill={paint.OCHRE} />
    <Bowl x={552} y={826} size={2.1} fill={paint.PINE} shade={paint.PINE_SHADE} />
    <Mug x={402} y={842} size={1.25} fill={paint.CLAY} shade={paint.CLAY_SHADE} />
  </svg>
)
