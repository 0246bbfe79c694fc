/** Three chests of different make, lit from within and from both sides. They are numbered like the game's boxes. */

const WOOD = 'var(--wood)'
const DEEP = 'var(--deep)'
const STONE = 'var(--stone)'
const GOLD = 'var(--second)'
const COLD = 'var(--fill)'

/** Light out of a chest: a fan of rays over its seam. */
const Light = () => (
  <g className="gift-light">
    <path fill="url(#gift-ray)" d="M-30 0-62-84-40-94-16 0ZM-12 0-22-106 2-110 6 0ZM12 0 34-102 56-92 30 0Z" />
    <ellipse rx="44" ry="20" fill="url(#gift-glow)" />
  </g>
)

/** Round lid, iron bands, a lock. */
const Trunk = () => (
  <g className="gift-chest gift-1" transform="translate(67 118)">
    <Light />
    <path fill={WOOD} d="M-44 2h88v46h-88Z" />
    <path fill="#0004" d="M20 2h24v46H20Z" />
    <path fill={GOLD} d="M-34 2h9v46h-9ZM25 2h9v46h-9ZM-44 42h88v6h-88Z" />
    <path fill="#fff" d="M-42-1h84v4h-84Z" />
    <g className="gift-lid">
      <path fill={WOOD} d="M-46-2v-12c0-20 14-30 30-30h32c16 0 30 10 30 30v12Z" />
      <path fill={GOLD} d="M-34-2v-36q4-4 9-5v41ZM25-2v-41q5 1 9 5v36ZM-46-8h92v6h-92Z" />
      <path fill="none" stroke={COLD} strokeWidth="2" d="M-46-6v-8c0-20 14-30 30-30h16" />
    </g>
    <path
      fill={GOLD}
      fillRule="evenodd"
      d="M-11-6h22v14q0 9-11 11-11-2-11-11ZM0 0a4 4 0 0 0-2 7l-1 6h6l-1-6a4 4 0 0 0-2-7Z"
    />
  </g>
)

/** Cut like a stone: facets, and a crystal for a lock. */
const Crystal = () => (
  <g className="gift-chest gift-2" transform="translate(180 86)">
    <Light />
    <path fill={WOOD} d="M-42 2h84l-8 46h-68Z" />
    <path fill={DEEP} d="M-42 2h26l4 46h-22ZM16 2h26l-8 46H12Z" />
    <path fill="#fff" d="M-42-1h84v4h-84Z" />
    <g className="gift-lid">
      <path fill={COLD} fillOpacity=".75" d="m-46-2 16-34h60l16 34Z" />
      <path fill="#fff" fillOpacity=".35" d="m-30-36 14 34h-30Z" />
      <path fill={DEEP} fillOpacity=".7" d="m30-36 16 34H16Z" />
      <path fill="none" stroke={COLD} strokeWidth="2" d="m-46-2 16-34h60l16 34ZM-30-36l14 34M30-36 16-2" />
    </g>
    <path fill={GOLD} d="m0-12 12 14L0 24-12 2Z" />
    <path fill="none" stroke={COLD} strokeWidth="2" d="m-42 2 8 46h68l8-46M-16 3l4 44M16 3l-4 44" />
  </g>
)

/** A stone coffer: a heavy slab for a lid, runes on its front. */
const Coffer = () => (
  <g className="gift-chest gift-3" transform="translate(293 130)">
    <Light />
    <path fill={STONE} d="M-40 2h80v46h-80Z" />
    <path fill="#0004" d="M16 2h24v46H16Z" />
    <path
      fill="none"
      stroke={GOLD}
      strokeWidth="3"
      d="M-30 14v22m0-16 10-6m-10 14 10 6M-6 36V14l12 8-12 8M20 14v22l10-11-10-11"
    />
    <path fill="#fff" d="M-40-1h80v4h-80Z" />
    <g className="gift-lid">
      <path fill={STONE} d="M-48-2v-14h8l10-14h60l10 14h8v14Z" />
      <path fill="#0004" d="M30-30 40-16h8v14H20v-14Z" />
      <path fill={COLD} d="M-12-26h24l5 8h-34Z" />
    </g>
  </g>
)

/** The steps, the edges of which catch the light, and fog at their feet. */
const Steps = () => (
  <>
    <path fill="url(#gift-stone)" d="M8 166h118v70H8ZM234 178h118v58H234Z" />
    <path fill="url(#gift-stone)" d="M122 134h116v102H122Z" />
    <path fill={STONE} d="M8 166h114v7H8ZM238 178h114v7H238Z" />
    <path fill={COLD} d="M118 134h124v6H118Z" />
    <ellipse cx="180" cy="212" rx="230" ry="26" fill="url(#gift-fog)" />
  </>
)

const Fade = ({ id, colour, from }: { id: string; colour: string; from: number }) => (
  <radialGradient id={id}>
    <stop stopColor={colour} stopOpacity={from} />
    <stop offset="1" stopColor={colour} stopOpacity="0" />
  </radialGradient>
)

export const Scene = () => (
  <svg viewBox="0 0 360 212" aria-hidden="true">
    <defs>
      <linearGradient id="gift-ray" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="0" y2="-100">
        <stop stopColor={GOLD} />
        <stop offset="1" stopColor={GOLD} stopOpacity="0" />
      </linearGradient>
      <linearGradient id="gift-stone" x2="0" y2="1">
        <stop stopColor={STONE} stopOpacity=".8" />
        <stop offset="1" stopColor={DEEP} />
      </linearGradient>
      <Fade id="gift-glow" colour={GOLD} from={0.9} />
      <Fade id="gift-fog" colour="var(--ink)" from={0.26} />
    </defs>
    <Steps />
    <Trunk />
    <Crystal />
    <Coffer />
  </svg>
)
