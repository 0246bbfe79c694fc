import * as paint from './palette'
import { Blades, Coins, Planter } from './pieces'

/** Two plants and a watering day on the window sill. */
export const Sill = () => (
  <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <rect width="400" height="500" fill={paint.SAND} />
    <path d="M52 420V78h296v342Z" fill="#dfe6da" />
    <path d="M52 420v-74c52-36 92-30 140-8s104 18 156-22v104Z" fill="#c3cfb9" />
    <circle cx="284" cy="168" r="44" fill={paint.PEACH} />
    <path d="M52 426V78h296v348M200 78v342M52 232h296" fill="none" stroke={paint.BONE} strokeWidth="12" />
    <path d="M0 420h400v22H0Z" fill={paint.BONE} />
    <path d="M0 442h400v58H0Z" fill={paint.BONE_SHADE} />
    <Blades x={132} y={352} size={1.5} />
    <Planter x={132} y={420} fill={paint.CLAY} shade={paint.CLAY_SHADE} />
    <Coins x={278} y={366} size={1.1} />
    <Planter x={278} y={420} size={0.82} fill={paint.PINE} shade={paint.PINE_SHADE} />
  </svg>
)
