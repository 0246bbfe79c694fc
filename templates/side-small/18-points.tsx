import type { TemplateProps } from '../kit/library'
import { Go, Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './18-points.css?inline'

export const size = { width: 400, height: 0 }
export const uses = ['loyalty']
export const facts = ['points', 'part', 'heading', 'line', 'unit']
export const unstated = {
  en: { heading: 'Your hoard is waiting' },
  he: { heading: 'האוצר מחכה לכם' },
}
export const brand = 'ember'

const en = {
  points: '[[points|1,240]]',
  unit: 'embers',
  part: '80',
  heading: 'Level 7: Lampbearer',
  line: '260 more and the ninth chest is yours.',
  button: 'Open the hoard',
  link: '/hoard',
  decline: LEAVE.en.decline,
}

export const texts = {
  en,
  he: {
    points: '[[points|1,240]]',
    unit: 'גחלים',
    part: '80',
    heading: 'שלב 7: נושאי הלפיד',
    line: 'עוד 260 והתיבה התשיעית שלכם.',
    button: 'לפתיחת האוצר',
    link: '/hoard',
    decline: LEAVE.he.decline,
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A ring whose radius makes the circumference 100, so that the text `part` is in percent. */
const Ring = ({ part }: { part: string }) => (
  <svg viewBox="0 0 40 40" fill="none" aria-hidden="true">
    <circle
      cx="20"
      cy="20"
      r="19.2"
      stroke="var(--ink)"
      strokeOpacity=".5"
      strokeWidth=".4"
      strokeDasharray=".4 2.11"
    />
    <g transform="rotate(-90 20 20)" strokeWidth="3">
      <circle cx="20" cy="20" r="15.9155" stroke="color-mix(in srgb, var(--ink) 18%, var(--paper))" />
      <circle
        cx="20"
        cy="20"
        r="15.9155"
        stroke="var(--fill)"
        strokeOpacity=".3"
        strokeWidth="5"
        strokeDasharray={`${part} 100`}
      />
      <circle cx="20" cy="20" r="15.9155" stroke="var(--fill)" strokeDasharray={`${part} 100`} />
      <circle cx="20" cy="20" r="15.9155" stroke="var(--paper)" strokeWidth="3.4" strokeDasharray=".5 9.5" />
    </g>
    <path fill="var(--second)" d="M20 .6 22.6 4 20 7.4 17.4 4Z" />
    <path stroke="var(--second)" strokeWidth=".5" d="M14 30.5h3l3-3 3 3h3M20 27.5v4.5" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design hoard">
    <Style css={css} />
    <div className="hoard-edge">
      <div className="hoard-card">
        <Logo />
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
        <Go t={t} />
        <Leave>{t.decline}</Leave>
      </div>
    </div>
    <div className="hoard-ring">
      <Ring part={t.part} />
      <p>
        <strong>{t.points}</strong>
        {t.unit}
      </p>
    </div>
  </div>
)
