import * as paint from './palette'
import { Bottle, Bowl, Jug, Mug, Vase } from './pieces'

const GLOW = '#f2c27a'
const WARM = { fill: '#6d3a27', shade: '#56301f' }

/** An open, glowing kiln with finished pots. */
export const Kiln = () => (
  <svg viewBox="0 0 480 400" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="480" height="400" fill="#3b2a22" />
    <path d="M60 400V196a180 150 0 0 1 360 0v204Z" fill={paint.CLAY_DARK} />
    <path d="M88 400V204a152 128 0 0 1 304 0v196Z" fill={paint.CLAY} />
    <path d="M112 400V214a128 112 0 0 1 256 0v186Z" fill={paint.PEACH} />
    <ellipse cx="240" cy="262" rx="112" ry="122" fill={GLOW} />
    <path d="M112 266h256v9H112ZM112 376h256v24H112Z" fill={WARM.shade} />
    <Bowl x={164} y={266} size={0.8} {...WARM} />
    <Vase x={242} y={266} size={0.72} {...WARM} />
    <Mug x={316} y={266} size={0.9} {...WARM} />
    <Bottle x={160} y={376} size={0.64} {...WARM} />
    <Bowl x={232} y={376} size={0.96} {...WARM} />
    <Jug x={318} y={376} size={0.74} {...WARM} />
  </svg>
)
