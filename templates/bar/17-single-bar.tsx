import type { TemplateProps } from '../kit/library'
import { Go } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './17-single-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const uses = ['announcement']
export const facts = ['text', 'note']
export const unstated = {
  en: { text: 'Turn it up' },
  he: { text: 'להגביר' },
}
export const brand = 'tunnel'

const en = {
  text: 'Last train, no\u00a0lights',
  note: 'New single, 3:09',
  button: 'Play it',
  link: '#single',
}

export const texts = {
  en,
  he: {
    text: 'רכבת אחרונה, בלי\u00a0אורות',
    note: 'סינגל חדש, 3:09',
    button: 'לנגן',
    link: '#single',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const BARS = 72
/** The height of a line of the sound wave, in percent: loud and quiet passages that do not sound alike. */
const loud = (place: number): number => {
  const turn = (place / BARS) * 2 * Math.PI
  const passage = 0.55 + 0.3 * Math.sin(turn * 2 + 1) + 0.15 * Math.cos(turn * 5)
  return Math.round(8 + 84 * passage * Math.abs(Math.sin(place * 2.3) * 0.6 + Math.cos(place * 1.1) * 0.4))
}
const wave = Array.from(
  { length: BARS },
  (_, place) => `M${place * 9 + 4} ${50 - loud(place) / 2}v${loud(place)}`,
).join('')

/** Whole strokes only; what has been played is in colour. */
const Wave = ({ of, children }: { of: 'played' | 'ahead'; children?: React.ReactElement }) => (
  <svg className={`tune-wave tune-${of}`} aria-hidden="true">
    {children}
    <rect width="100%" height="100" mask="url(#waved)" />
  </svg>
)

/** The patterns of both waves. */
const Strokes = () => (
  <defs>
    <pattern id="wave" width={BARS * 9} height="100" patternUnits="userSpaceOnUse">
      <path stroke="#fff" strokeWidth="5" d={wave} />
    </pattern>
    <mask id="waved">
      <rect width="4000" height="100" fill="url(#wave)" />
    </mask>
  </defs>
)

const Disc = () => (
  <svg className="tune-disc" viewBox="0 0 80 80" aria-hidden="true">
    <circle cx="40" cy="40" r="40" fill="var(--second)" />
    <g fill="none" stroke="var(--on-second)" strokeOpacity=".34">
      <circle cx="40" cy="40" r="36" />
      <circle cx="40" cy="40" r="31" />
      <circle cx="40" cy="40" r="26" />
      <circle cx="40" cy="40" r="21" />
    </g>
    <circle cx="40" cy="40" r="15" fill="var(--fill)" />
    <path fill="var(--on-fill)" d="M36 31.500v17L50 40Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design tune">
    <Style css={css} />
    <Wave of="played">
      <Strokes />
    </Wave>
    <Disc />
    <div className="tune-words">
      <p className="tune-text">{t.text}</p>
      <p className="tune-note">{t.note}</p>
    </div>
    <Wave of="ahead" />
    <Go t={t} />
  </div>
)
