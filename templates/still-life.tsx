/** A drawn still life: an arch of light, a eucalyptus branch in a vase, a bowl on a table. Plain shapes, two colours of clay. */

interface Leaf {
  x: number
  y: number
  turn: number
  size: number
}

/** Pairs of leaves up a bent stem, smaller towards its tip. */
const leaves = (bend: number, height: number, pairs: number): Leaf[] =>
  Array.from({ length: pairs * 2 }, (_, index) => {
    const along = (Math.floor(index / 2) + 1.4) / (pairs + 0.6)
    const side = index % 2 ? 1 : -1
    return {
      x: Math.round(bend * along * along),
      y: Math.round(-height * along),
      turn: side * (62 - 26 * along) + Math.atan2(2 * bend * along, height) * 57,
      size: Math.round((1.25 - 0.6 * along) * 100) / 100,
    }
  })

const LEAF = 'M0 0C-13-9-14-28 0-40 14-28 13-9 0 0Z'

const Branch = ({ bend, height, pairs, fill }: { bend: number; height: number; pairs: number; fill: string }) => (
  <g>
    <path
      d={`M0 0Q0 ${-height / 2} ${bend} ${-height}`}
      fill="none"
      stroke="#5b6a55"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
    {leaves(bend, height, pairs).map(({ x, y, turn, size }) => (
      <path
        key={`${y}${turn}`}
        d={LEAF}
        fill={fill}
        transform={`translate(${x} ${y}) rotate(${Math.round(turn)}) scale(${size})`}
      />
    ))}
  </g>
)

const VASE = 'M172 308h56c-2 24 4 34 18 48 20 20 26 62-4 96h-84c-30-34-24-76-4-96 14-14 20-24 18-48Z'

export const StillLife = () => (
  <svg viewBox="0 0 400 500" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect width="400" height="500" fill="#e6d8c5" />
    <path d="M62 452V196a138 138 0 0 1 276 0v256Z" fill="#f3e9db" />
    <circle cx="262" cy="178" r="62" fill="#dd9a78" />
    <g transform="translate(200 312)">
      <Branch bend={-92} height={196} pairs={6} fill="#7f9178" />
      <Branch bend={84} height={176} pairs={5} fill="#93a48b" />
      <Branch bend={-8} height={236} pairs={7} fill="#66795f" />
    </g>
    <path d="M0 452h400v48H0Z" fill="#cfb698" />
    <path d={VASE} fill="#b9694a" />
    <path d="M228 308c-2 24 4 34 18 48 20 20 26 62-4 96h-30c40-40 34-78 14-100-12-13-16-24-14-44Z" fill="#a2583c" />
    <ellipse cx="200" cy="308" rx="28" ry="5" fill="#7d412b" />
    <path d="M150 392c30 9 70 9 100 0" fill="none" stroke="#e6c9b0" strokeWidth="2" strokeLinecap="round" />
    <path d="M272 414h82c0 24-16 38-41 38s-41-14-41-38Z" fill="#f7f1e7" />
    <path d="M322 414h32c0 24-16 38-41 38 18-6 11-22 9-38Z" fill="#e8dccb" />
    <path d="M58 452c-12 0-20-8-20-20s8-22 24-22 24 10 24 22-8 20-20 20Z" fill="#e0b65c" />
    <path d="M62 410c0-7 3-11 8-14" fill="none" stroke="#5b6a55" strokeWidth="3" strokeLinecap="round" />
  </svg>
)
