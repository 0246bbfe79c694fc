import type { TemplateProps } from '../kit/library'
import { Style } from '../kit/theme'
import css from './09-country-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const uses = ['country']
export const brand = 'salt'

const en = {
  text: 'Booking from [[country|abroad]]?',
  fromSign: '$',
  from: 'Keep dollars',
  sign: '€',
  button: 'Show euros',
  link: '?currency=EUR',
}

export const texts = {
  en,
  he: {
    text: 'מזמינים מ[[country|חו״ל]]?',
    fromSign: '$',
    from: 'להישאר בדולר',
    sign: '₪',
    button: 'לעבור לשקל',
    link: '?currency=ILS',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** From one currency to the other, over a sun that sets behind the lower edge. */
const Route = () => (
  <svg className="change-route" viewBox="0 0 120 48" aria-hidden="true">
    <path
      fill="none"
      stroke="var(--ink)"
      strokeWidth="2.5"
      strokeLinecap="round"
      strokeDasharray="1 7"
      d="M6 34C34 10 74 8 102 22"
    />
    <path fill="var(--ink)" d="m112 28-17-1 9-5 1-11Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design change">
    <Style css={css} />
    <p className="change-text">{t.text}</p>
    <div className="change-way">
      <button type="button" className="change-pill" data-wisp-action="close">
        <b>{t.fromSign}</b>
        {t.from}
      </button>
      <Route />
      <a className="change-pill change-to" part="button" href={t.link} data-wisp-action="link">
        <b>{t.sign}</b>
        {t.button}
      </a>
    </div>
  </div>
)
