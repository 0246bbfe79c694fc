import type { TemplateProps } from '../kit/library'
import { Threshold } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './14-pocket-delivery.css?inline'

export const size = { width: 390, height: 0 }
export const uses = ['free-delivery']
export const facts = ['goal']
export const brand = 'fallow'

const en = {
  goal: '80',
  currency: '',
  missing: '{amount} more, and we bring it for free',
  reached: 'We bring this one for free',
  empty: 'From {goal} we bring it for free',
  button: 'Back to the field',
  link: '/',
}

export const texts = {
  en,
  he: {
    goal: '80',
    currency: '',
    missing: 'עוד {amount} והמשלוח עלינו',
    reached: 'את הארגז הזה נביא חינם',
    empty: 'מ־{goal} המשלוח עלינו',
    button: 'חזרה לשדה',
    link: '/',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A tomato, cut in lino; the ring is around it. */
const Tomato = () => (
  <svg className="haul-tomato" viewBox="0 0 48 48" aria-hidden="true">
    <path fill="var(--fill)" d="M24 13c4-3 10-2 14 2s6 11 4 17-8 11-18 11S8 38 6 32s0-13 4-17 10-5 14-2Z" />
    <path
      fill="none"
      stroke="var(--paper)"
      strokeWidth="2"
      strokeLinecap="round"
      d="M12 22c-2 3-2 8 0 11M16 19c-1 1-1 1-1 2M35 36c3-2 4-5 4-8"
    />
    <path fill="var(--second)" d="M24 16l-11-5 9-1 2-7 3 6 9 1-7 3 2 7Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design haul">
    <Style css={css} />
    <div className="haul-pill">
      <Tomato />
      <Threshold t={t} className="haul-goal" />
      <a className="plain" part="button" href={t.link} data-wisp-action="link">
        {t.button}
      </a>
    </div>
  </div>
)
