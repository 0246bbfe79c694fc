import * as paint from './palette'
import { Bottle, Jug, Vase } from './pieces'

/** A price tag on a string. */
const Tag = ({ x, y, turn }: { x: number; y: number; turn: number }) => (
  <g transform={`translate(${x} ${y}) rotate(${turn})`}>
    <path d="M0-26V0" stroke={paint.BONE} strokeWidth="2" />
    <path d="M-15 10L0-4 15 10v34h-30Z" fill={paint.BONE} />
    <circle cy="8" r="3.5" fill={paint.PINE} />
    <path d="M-6 32L6 20" stroke={paint.CLAY} strokeWidth="3" strokeLinecap="round" />
    <circle cx="-5" cy="21" r="2.6" fill={paint.CLAY} />
    <circle cx="5" cy="31" r="2.6" fill={paint.CLAY} />
  </g>
)

/** A sale table at night, with a tag on each piece. Wall and table extend beyond the view box. */
export const Sale = () => (
  <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <rect x="-1600" y="-1600" width="4000" height="2100" fill={paint.PINE_SHADE} />
    <path d="M62 448V206a138 138 0 0 1 276 0v242Z" fill={paint.PINE} />
    <circle cx="254" cy="176" r="50" fill={paint.OCHRE} />
    <circle cx="276" cy="166" r="46" fill={paint.PINE} />
    <path d="M-1600 448h4000v52h-4000Z" fill={paint.CLAY_DARK} />
    <path d="M-1600 448h4000v8h-4000Z" fill="#6a3623" />
    <Vase x={206} y={448} size={1.25} fill={paint.CLAY} shade={paint.CLAY_SHADE} />
    <Bottle x={108} y={448} size={1.1} fill={paint.OCHRE} shade={paint.OCHRE_SHADE} />
    <Jug x={306} y={448} fill={paint.BONE} shade={paint.BONE_SHADE} />
    <Tag x={108} y={372} turn={-6} />
    <Tag x={206} y={350} turn={4} />
    <Tag x={304} y={392} turn={-3} />
  </svg>
)
