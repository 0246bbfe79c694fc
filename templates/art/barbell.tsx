/** Plates in the order in which they go on the bar: half of the height, and how thick. */
const PLATES = [
  [150, 44],
  [150, 44],
  [118, 36],
  [86, 28],
  [58, 22],
] as const

const Plates = ({ count }: { count: number }) => {
  let x = 0
  return (
    <>
      {PLATES.slice(0, count).map(([half, thick], place) => {
        const start = x
        x += thick + 5
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two plates are alike
          <g key={place} className={place === count - 1 ? 'bar-plate bar-new' : 'bar-plate'}>
            <rect x={start} y={-half} width={thick} height={half * 2} rx="9" />
            <rect className="bar-rim" x={start + thick - 9} y={12 - half} width="4" height={half * 2 - 24} rx="2" />
          </g>
        )
      })}
    </>
  )
}

/** A barbell with one more plate on each side for each question that is answered. */
export const Barbell = ({ plates }: { plates: number }) => (
  <svg className="bar" viewBox="-960 -170 1920 340" aria-hidden="true">
    <g className="bar-steel">
      <rect x="-900" y="-11" width="1800" height="22" rx="4" />
      <rect x="-905" y="-18" width="330" height="36" rx="5" />
      <rect x="575" y="-18" width="330" height="36" rx="5" />
      <rect x="-585" y="-34" width="24" height="68" rx="5" />
      <rect x="561" y="-34" width="24" height="68" rx="5" />
    </g>
    <path className="bar-grip" d="M-500 0h260m480 0h260" />
    <g transform="translate(590 0)">
      <Plates count={plates} />
    </g>
    <g transform="translate(-590 0) scale(-1 1)">
      <Plates count={plates} />
    </g>
  </svg>
)
