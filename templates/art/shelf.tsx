import { Branch } from './branch'
import * as paint from './palette'
import { Bottle, Bowl, Jug, Mug, Vase } from './pieces'

const Plank = ({ y }: { y: number }) => (
  <>
    <path d={`M-1600 ${y}h4000v12h-4000Z`} fill={paint.WOOD} />
    <path d={`M-1600 ${y + 12}h4000v5h-4000Z`} fill={paint.WOOD_SHADE} />
  </>
)

/** Two shelves of pots. Wall and shelves extend beyond the view box. */
export const Shelf = () => (
  <svg viewBox="0 -16 480 416" preserveAspectRatio="xMidYMid" aria-hidden="true">
    <rect x="-1600" y="-1600" width="4000" height="4000" fill={paint.SAND} />
    <circle cx="352" cy="116" r="84" fill={paint.CREAM} />
    <Plank y={186} />
    <Plank y={364} />
    <Bottle x={86} y={186} fill={paint.PINE} shade={paint.PINE_SHADE} />
    <Mug x={138} y={186} size={0.95} fill={paint.BONE} shade={paint.BONE_SHADE} />
    <g transform="translate(276 90)">
      <Branch bend={-34} height={74} pairs={3} fill={paint.SAGE} />
      <Branch bend={38} height={66} pairs={3} fill={paint.LEAF} />
    </g>
    <Vase x={276} y={186} size={0.72} fill={paint.CLAY} shade={paint.CLAY_SHADE} />
    <Bowl x={418} y={160} size={0.92} fill={paint.PEACH} shade="#cc8863" />
    <Bowl x={418} y={186} fill={paint.BONE} shade={paint.BONE_SHADE} />
    <Bowl x={106} y={364} size={1.3} fill={paint.OCHRE} shade={paint.OCHRE_SHADE} />
    <Jug x={238} y={364} fill={paint.BONE} shade={paint.BONE_SHADE} />
    <Bottle x={324} y={364} size={0.8} fill={paint.PEACH} shade="#cc8863" />
    <Mug x={412} y={364} size={1.1} fill={paint.PINE} shade={paint.PINE_SHADE} />
  </svg>
)
