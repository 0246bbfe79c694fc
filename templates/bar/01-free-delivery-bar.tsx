import type { TemplateProps, Theme } from '../kit/library'
import { Style } from '../kit/theme'
import css from './01-free-delivery-bar.css?inline'

export const size = { width: 1920, height: 0 }

export const brand = 'clay'
export const theme: Theme = { accent: '#2f5d3f', paper: '#eef3e8', ink: '#1d2b20' }

const en = {
  goal: '80',
  currency: '',
  missing: '{amount} more, and delivery is on us',
  reached: 'Delivery is on us',
  empty: 'Delivery is on us from {goal}',
  button: 'Keep looking',
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
    button: 'להמשיך להסתובב',
    link: '/',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design delivery">
    <Style css={css} />
    <div
      className="delivery-goal"
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
