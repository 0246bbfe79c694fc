import type { TemplateProps } from '../kit/library'
import { Go } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './17-single-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const uses = ['announcement']
export const brand = 'tunnel'

const en = {
  text: 'Last train, no lights',
  note: 'New single, 3:09',
  button: 'Play it',
  link: '#single',
}

export const texts = {
  en,
  he: {
    text: 'רכבת אחרונה, בלי אורות',
    note: 'סינגל חדש, 3:09',
    button: 'לנגן',
    link: '#single',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const BARS = 72
/** Of one bar, of 100: loud and quiet passages that do not sound alike. */
const loud = (place: number): number => {
  const turn = (place / BARS) * 2 * Math.PI
  const passage = 0.55 + 0.3 * Math.sin(turn * 2 + 1) + 0.15 * Math.cos(turn * 5)
  return Math.round(8 + 84 * passage * Math.abs(Math.sin(place * 2.3) * 0.6 + Math.cos(place * 1.1) * 0.4))
}
const wave = Array.from(
  { length: BARS },
  (_, place) => `M${place * 9 + 4} ${50 - loud(place) / 2}v${loud(place)}`,
).join('')

/** Over the whole bar; what has been played is in colour. */
const Wave = () => (
  <svg className="tune-wave" width="100%" height="100" aria-hidden="true">
    <defs>
      <pattern id="wave" width={BARS * 9} height="100" patternUnits="userSpaceOnUse">
        <path stroke="#fff" strokeWidth="5" d={wave} />
      </pattern>
      <mask id="waved">
        <rect width="100%" height="100" fill="url(#wave)" />
      </mask>
    </defs>
    <g mask="url(#waved)">
      <rect width="100%" height="100" fill="color-mix(in srgb, var(--ink) 34%, var(--paper))" />
      <rect className="tune-played" height="100" fill="var(--fill)" />
    </g>
  </svg>
)

const Disc = () => (
  <svg viewBox="0 0 80 80" aria-hidden="true">
    <circle cx="40" cy="40" r="40" fill="var(--second)" />
    <g fill="none" stroke="var(--on-second)" strokeOpacity=".28">
      <circle cx="40" cy="40" r="35" />
      <circle cx="40" cy="40" r="30" />
      <circle cx="40" cy="40" r="25" />
    </g>
    <path fill="var(--on-second)" d="M32 24v32l26-16Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design tune">
    <Style css={css} />
    <Wave />
    <a className="tune-disc" href={t.link} aria-label={t.button} data-wisp-action="link">
      <Disc />
    </a>
    <div className="tune-words">
      <p className="tune-text">{t.text}</p>
      <p className="tune-note">{t.note}</p>
    </div>
    <Go t={t} />
  </div>
)
