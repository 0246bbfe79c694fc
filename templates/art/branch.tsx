/** A eucalyptus branch that grows upwards from 0,0. */
import { STEM } from './palette'

interface Leaf {
  x: number
  y: number
  turn: number
  size: number
}

/** Pairs of leaves along a bent stem, smaller towards the tip. */
const leaves = (bend: number, height: number, pairs: number): Leaf[] =>
  Array.from({ length: pairs * 2 }, (_, index) => {
    const along = (Math.floor(index / 2) + 1.4) / (pairs + 0.6)
    const side = index % 2 ? 1 : -1
    return {
      x: Math.round(bend * along * along),
      y: Math.round(-height * along),
      turn: side * (62 - 26 * along) + Math.atan2(2 * bend * along, height) * 57,
      size: Math.round((1.25 - 0.6 * along) * 10) / 10,
    }
  })

const LEAF = 'M0 0C-13-9-14-28 0-40 14-28 13-9 0 0Z'

interface BranchProps {
  /** How far the tip leans to the right. */
  bend: number
  height: number
  pairs: number
  fill: string
}

export const Branch = ({ bend, height, pairs, fill }: BranchProps) => (
  <g fill={fill}>
    <path
      d={`M0 0Q0 ${-height / 2} ${bend} ${-height}`}
      fill="none"
      stroke={STEM}
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    {leaves(bend, height, pairs).map(({ x, y, turn, size }) => (
      <path
        key={`${y}${turn}`}
        d={LEAF}
        transform={`translate(${x} ${y}) rotate(${Math.round(turn / 5) * 5}) scale(${size})`}
      />
    ))}
  </g>
)
