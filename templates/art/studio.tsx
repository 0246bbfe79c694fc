import * as paint from './palette'
import { Blades, Bowl, Planter } from './pieces'

/** A potter's wheel under a lamp, with a half-finished bowl. Wall and floor extend beyond the view box. */
export const Studio = () => (
  <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <rect x="-1600" y="-1600" width="4000" height="2100" fill={paint.PINE} />
    <path d="M206 148L372 436H40Z" fill="#45654f" />
    <path d="M-1600 436h4000v64h-4000Z" fill={paint.PINE_SHADE} />
    <path d="M206-1600V92" stroke={paint.BONE} strokeWidth="3" />
    <path d="M148 148c0-34 24-58 58-58s58 24 58 58Z" fill={paint.OCHRE} />
    <path d="M222 92c26 8 42 28 42 56h-22c0-26-6-44-20-56Z" fill={paint.OCHRE_SHADE} />
    <ellipse cx="206" cy="148" rx="58" ry="7" fill={paint.CREAM} />
    <path d="M196 362h20v80h-20Z" fill={paint.WOOD_SHADE} />
    <path d="M140 442h132v14H140Z" fill={paint.WOOD_SHADE} />
    <ellipse cx="206" cy="366" rx="104" ry="15" fill={paint.WOOD_SHADE} />
    <ellipse cx="206" cy="358" rx="104" ry="15" fill={paint.WOOD} />
    <ellipse cx="206" cy="356" rx="68" ry="8" fill={paint.WOOD_SHADE} />
    <Bowl x={206} y={358} size={1.4} fill={paint.CLAY} shade={paint.CLAY_SHADE} />
    <ellipse cx="206" cy="305" rx="57.4" ry="8" fill={paint.CLAY_DARK} />
    <path d="M158 320c30 8 66 8 96 0M164 334c26 7 58 7 84 0" fill="none" stroke="#c98163" strokeWidth="2.5" />
    <Blades x={318} y={404} size={0.86} />
    <Planter x={318} y={448} size={0.62} fill={paint.BONE} shade={paint.BONE_SHADE} />
  </svg>
)
