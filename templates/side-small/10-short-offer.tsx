import type { TemplateProps } from '../kit/library'
import { Go, Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './10-short-offer.css?inline'

export const size = { width: 400, height: 0 }
export const uses = ['sale']
export const facts = ['numeral', 'numeralOf', 'headingRest', 'line']
export const brand = 'grit'

const en = {
  numeral: '30%',
  numeralOf: 'off month one',
  heading: 'You lift.',
  headingRest: 'We drop the price.',
  line: 'Any plan, no joining fee. It ends when the clock does.',
  button: 'Take the month',
  link: '/join',
  decline: LEAVE.en.decline,
}

export const texts = {
  en,
  he: {
    numeral: '30%',
    numeralOf: 'פחות בחודש הראשון',
    heading: 'אתם מרימים.',
    headingRest: 'אנחנו מורידים.',
    line: 'כל מסלול, בלי דמי הצטרפות. נגמר השעון, נגמר המבצע.',
    button: 'לקחת את החודש',
    link: '/join',
    decline: LEAVE.he.decline,
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A weight plate, seen from the front; the clock stands in its hub. */
const Plate = () => (
  <svg viewBox="0 0 200 200" fill="none" aria-hidden="true">
    <circle cx="100" cy="100" r="99" fill="var(--second)" />
    <circle cx="100" cy="100" r="97" stroke="var(--ink)" strokeOpacity=".3" strokeWidth="2" />
    <circle cx="100" cy="100" r="84" stroke="var(--on-second)" strokeWidth="9" strokeDasharray="2 6.796" />
    <circle
      cx="100"
      cy="100"
      r="84"
      stroke="var(--fill)"
      strokeWidth="15"
      strokeDasharray="5 126.95"
      transform="rotate(-91.7 100 100)"
    />
    <circle cx="100" cy="100" r="73" fill="var(--paper)" stroke="var(--fill)" strokeWidth="3" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design brief">
    <Style css={css} />
    <div className="brief-plate">
      <Plate />
      <div className="brief-clock" data-wisp-countdown="" />
    </div>
    <div className="brief-card">
      <p className="brief-offer">
        <span className="numeral">{t.numeral}</span>
        <strong>{t.numeralOf}</strong>
      </p>
      <Logo />
      <h2>
        {t.heading} <span>{t.headingRest}</span>
      </h2>
      <p className="line">{t.line}</p>
      <div className="brief-act">
        <Go t={t} />
        <Leave>{t.decline}</Leave>
      </div>
    </div>
  </div>
)
