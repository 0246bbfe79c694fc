import * as paint from './palette'
import { Blades, Coins, Planter } from './pieces'

/** Two plants and a watering can on a window sill. Wall and sill extend beyond the view box. */
export const Sill = () => (
  <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <rect x="-1600" y="-1600" width="4000" height="2100" fill={paint.SAND} />
    <path d="M52 420V78h296v342Z" fill="#dfe6da" />
    <path d="M52 420v-74c52-36 92-30 140-8s104 18 156-22v104Z" fill="#c3cfb9" />
    <circle cx="284" cy="168" r="44" fill={paint.PEACH} />
    <path d="M52 426V78h296v348M200 78v342M52 232h296" fill="none" stroke={paint.BONE} strokeWidth="12" />
    <path d="M-1600 420h4000v22h-4000Z" fill={paint.BONE} />
    <path d="M-1600 442h4000v58h-4000Z" fill={paint.BONE_SHADE} />
    <Blades x={132} y={352} size={1.5} />
    <Planter x={132} y={420} fill={paint.CLAY} shade={paint.CLAY_SHADE} />
    <Coins x={278} y={366} size={1.1} />
    <Planter x={278} y={420} size={0.82} fill={paint.PINE} shade={paint.PINE_SHADE} />
  </svg>
)
