import type { TemplateProps } from '../kit/library'
import { Style } from '../kit/theme'
import css from './01-free-delivery-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const brand = 'fallow'
export const uses = ['free-delivery']

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

/** Where the parcel is going: a house with smoke, cut in lino, and a tree beside it. */
const House = () => (
  <svg className="lane-house" viewBox="0 0 104 60" aria-hidden="true">
    <path
      fill="var(--second)"
      d="M16 60V44C6 43 2 35 5 27 3 17 11 9 20 12c9-3 17 5 15 15 3 8-1 16-11 17v16ZM19 20v18l-6-6v4l6 6v4"
    />
    <path fill="var(--ink)" d="M38 30 70 6l10 7.500V8h8v11.500L102 30l-4 5-4-3v28H46V32l-4 3Z" />
    <path fill="var(--paper)" d="M53 36h11v10H53Zm18 1h13v23H71Z" />
    <path fill="var(--ink)" d="M57.500 36h2v10h-2ZM53 40h11v2H53Zm28 7h2v4h-2Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design lane">
    <Style css={css} />
    <House />
    <div
      className="lane-goal"
      data-wisp-threshold={t.goal}
      data-wisp-currency={t.currency}
      data-wisp-missing={t.missing}
      data-wisp-reached={t.reached}
      data-wisp-empty={t.empty}
    />
    <a className="button" part="button" href={t.link} data-wisp-action="link">
      {t.button}
    </a>
  </div>
)
