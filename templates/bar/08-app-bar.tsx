import type { TemplateProps } from '../kit/library'
import { Go } from '../kit/pieces'
import { Rated } from '../kit/stars'
import { Style } from '../kit/theme'
import css from './08-app-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const uses = ['app']
export const facts = ['text', 'rating', 'filled', 'ratedBy']
export const unstated = {
  en: { text: 'The game' },
  he: { text: 'המשחק' },
}
export const brand = 'ember'

const en = {
  text: 'Emberfold Pocket',
  note: 'The campaign, on\u00a0the\u00a0bus.',
  rating: '4.5',
  filled: '90%',
  ratedBy: 'sample',
  button: 'Get the game',
  link: '#app',
}

export const texts = {
  en,
  he: {
    text: 'אמברפולד לכיס',
    note: 'המערכה, גם\u00a0באוטובוס.',
    rating: '4.5',
    filled: '90%',
    ratedBy: 'לדוגמה',
    button: 'להורדת המשחק',
    link: '#app',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A crystal over a fold of the ground, lit from both sides. */
const Icon = () => (
  <svg className="get-icon" viewBox="0 0 96 96" aria-hidden="true">
    <path fill="color-mix(in srgb, var(--fill) 26%, var(--paper))" d="M14 0h82v82L82 96H0V14Z" />
    <path fill="color-mix(in srgb, var(--fill) 12%, var(--paper))" d="M0 70 48 58l48 12v12L82 96H0Z" />
    <path fill="var(--second)" d="M48 10v70L28 62V36Z" />
    <path fill="color-mix(in srgb, var(--second) 62%, var(--paper))" d="M48 10v70L28 62l12-22Z" />
    <path fill="var(--fill)" d="M48 10v70l20-18V36Z" />
    <path fill="color-mix(in srgb, var(--fill) 62%, var(--ink))" d="M48 10 56 40 48 80l20-18V36Z" />
    <path fill="var(--ink)" d="m48 10 8 30-8 12-8-12Z" opacity=".9" />
    <path fill="none" stroke="var(--fill)" strokeWidth="3" d="M15 1.500h79.500V81L81 94.500H1.500V15Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design get">
    <Style css={css} />
    <Icon />
    <div className="get-words">
      <p className="get-name">{t.text}</p>
      <p className="get-note">{t.note}</p>
      <p className="get-rating">
        <Rated filled={t.filled} />
        <span>{t.rating}</span>
        <span>{t.ratedBy}</span>
      </p>
    </div>
    <Go t={t} />
  </div>
)
