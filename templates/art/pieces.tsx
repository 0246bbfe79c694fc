/** Pots, positioned by the middle of their foot. Sizes are in user units. */
import { CLAY_DARK } from './palette'

interface Piece {
  x: number
  y: number
  size?: number
  fill: string
  /** Colour of the side away from the light. */
  shade: string
}

type Placed = Pick<Piece, 'x' | 'y' | 'size'>
const place = ({ x, y, size }: Placed): string => `translate(${x} ${y})${size ? ` scale(${size})` : ''}`

/** A pot: its body, the shaded side, and details. */
const Pot = ({
  body,
  side,
  children,
  ...piece
}: Piece & { body: string; side: string; children?: React.ReactNode }) => (
  <g transform={place(piece)}>
    <path d={body} fill={piece.fill} />
    <path d={side} fill={piece.shade} />
    {children}
  </g>
)

/** 84 wide at its belly, 144 high. */
export const Vase = (piece: Piece) => (
  <Pot
    {...piece}
    body="M-28-144h56c-2 24 4 34 18 48 20 20 26 62-4 96h-84c-30-34-24-76-4-96 14-14 20-24 18-48Z"
    side="M28-144c-2 24 4 34 18 48 20 20 26 62-4 96h-30c40-40 34-78 14-100-12-13-16-24-14-44Z"
  >
    <ellipse cy="-144" rx="28" ry="5" fill={CLAY_DARK} />
  </Pot>
)

/** 56 wide, 130 high. */
export const Bottle = (piece: Piece) => (
  <Pot
    {...piece}
    body="M-9-130h18v40c0 14 19 24 19 56 0 16-6 26-14 34h-28c-8-8-14-18-14-34 0-32 19-42 19-56Z"
    side="M9-130v40c0 14 19 24 19 56 0 16-6 26-14 34h-12c10-10 13-20 13-32 0-30-14-42-14-60v-38Z"
  />
)

/** 82 wide, 38 high. */
export const Bowl = (piece: Piece) => (
  <Pot {...piece} body="M-41-38h82c0 24-16 38-41 38s-41-14-41-38Z" side="M9-38h32c0 24-16 38-41 38 18-6 11-22 9-38Z" />
)

/** 52 wide and a handle, 56 high. */
export const Mug = (piece: Piece) => (
  <Pot
    {...piece}
    body="M-26-56h52v38c0 11-8 18-18 18h-16c-10 0-18-7-18-18Z"
    side="M10-56h16v38c0 11-8 18-18 18h-8c7-3 10-9 10-18Z"
  >
    <path d="M26-44h5c9 0 13 5 13 12s-5 12-13 12h-5" fill="none" stroke={piece.shade} strokeWidth="6" />
  </Pot>
)

/** 72 wide and a handle, 118 high. */
export const Jug = (piece: Piece) => (
  <Pot
    {...piece}
    body="M-24-112l44-6 10 10-10 8c0 20 16 36 16 64 0 18-8 28-18 36h-36c-10-8-18-18-18-36 0-32 14-44 12-76Z"
    side="M20-118l10 10-10 8c0 20 16 36 16 64 0 18-8 28-18 36h-14c10-8 16-18 16-36 0-28-14-44-14-64Z"
  >
    <path d="M-24-92c-24-2-34 12-32 28 2 14 12 22 24 24" fill="none" stroke={piece.fill} strokeWidth="7" />
  </Pot>
)
