import type { TemplateProps } from '../kit/library'
import { Threshold } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './01-free-delivery-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const brand = 'fallow'
export const uses = ['free-delivery']
export const facts = ['goal']

const en = {
  goal: '80',
  currency: '',
  missing: '{amount} more, and delivery is on us',
  reached: 'Delivery is on us',
  empty: 'Delivery is on us from {goal}',
  button: 'Fill the box',
  link: '/',
}

export const texts = {
  en,
  he: {
    goal: '80',
    currency: '',
    missing: 'עוד {amount} והמשלוח עלינו',
    reached: 'המשלוח עלינו',
    empty: 'משלוח עלינו בקנייה מעל {goal}',
    button: 'למלא את הארגז',
    link: '/',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Where the parcel is going, cut in lino: a house with a light on, a tree, and a field in furrows behind them. */
const House = () => (
  <svg className="lane-house" viewBox="0 0 190 82" aria-hidden="true">
    <circle cx="150" cy="30" r="15" fill="#e0b84c" />
    <path fill="var(--second)" d="M66 82c20-30 52-44 84-40 18 2 32 12 40 24v16Z" />
    <path
      fill="none"
      stroke="var(--paper)"
      strokeWidth="2.500"
      d="M104 84c8-18 20-31 36-39M126 84c4-16 12-29 24-38M148 84c0-14 5-27 12-36M170 84c-1-11 0-20 4-29"
    />
    <path fill="var(--area)" d="M16 34h62v48H16Z" />
    <path fill="var(--ink)" d="M6 40 22 10h58l12 30-5 2H10ZM58 2h10v12H58Z" />
    <path fill="none" stroke="var(--paper)" strokeWidth="2" d="M25 17h44M22 24h38M28 31h46" />
    <path fill="#e0b84c" d="M48 50h18v16H48Z" />
    <path fill="#30231a" d="M24 50h14v32H24ZM56 50h2v16h-2ZM48 57h18v2H48Z" />
    <path
      fill="color-mix(in srgb, var(--second) 48%, #000)"
      d="M107 82V64c-9 0-13-7-10-14-2-9 5-17 13-14 8-3 15 5 13 14 3 7-1 14-11 14v18ZM109 44v18l-5-6v4l5 5v4"
    />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design lane">
    <Style css={css} />
    <House />
    <Threshold t={t} className="lane-goal" />
    <a className="button" part="button" href={t.link} data-wisp-action="link">
      {t.button}
    </a>
  </div>
)
