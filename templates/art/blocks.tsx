/** The shapes of a sorting box; each answer is one of them. */
const SHAPES = [
  'M50 6a44 44 0 1 0 .1 0Z',
  'M16 8h68q8 0 8 8v68q0 8-8 8H16q-8 0-8-8V16q0-8 8-8Z',
  'M43 12q7-12 14 0l36 64q6 14-8 14H15Q1 90 7 76Z',
  'M50 7l12 27 30 4-22 21 6 30-26-15-26 15 6-30L8 38l30-4Z',
] as const

/** A block of painted wood, with its edge below and light above. @param number which shape it has */
export const Block = ({ number }: { number: number }) => {
  const shape = SHAPES[number]
  return (
    <svg viewBox="0 0 100 108" aria-hidden="true">
      <path className="gift-edge" transform="translate(0 9)" d={shape} />
      <path className="gift-top" d={shape} />
      <path className="gift-light" transform="translate(11 7) scale(.78)" d={shape} />
    </svg>
  )
}

/** A board with a hole for each question: a question that is answered has its block in it. */
export const Board = ({ answered }: { answered: number }) => (
  <div className="gift-board" aria-hidden="true">
    {[0, 1, 2].map((number) => (
      <div key={number} className={number < answered ? 'gift-hole gift-filled' : 'gift-hole'}>
        <Block number={number} />
      </div>
    ))}
  </div>
)
