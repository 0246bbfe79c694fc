import type { TemplateProps } from '../kit/library'
import { Go, Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './17-gift-card.css?inline'

export const size = { width: 380, height: 236 }
export const uses = ['gift']
export const facts = ['line']
export const brand = 'ostrey'

const en = {
  heading: 'A gift card, for skin you are fond of',
  line: 'From €30, by post or email.',
  button: 'Choose an amount',
  link: '/gift-card',
  decline: LEAVE.en.decline,
}

export const texts = {
  en,
  he: {
    heading: 'כרטיס מתנה, למי שהעור שלו יקר לכם',
    line: 'החל ב־100 ₪, בדואר או באימייל.',
    button: 'לבחירת סכום',
    link: '/gift-card',
    decline: LEAVE.he.decline,
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Two loops and two tails, tied over the crossing of the ribbons; a drop of amber oil hangs from the knot. */
const Bow = () => (
  <svg className="given-bow" viewBox="0 0 160 130" aria-hidden="true">
    <path
      fill="color-mix(in srgb, var(--second) 78%, var(--area))"
      d="M74 66 44 124l20-4 14 10 12-58Zm12 0 30 58-20-4-14 10-12-58Z"
    />
    <path
      fill="var(--second)"
      d="M80 58C62 20 28 4 12 16S4 78 22 86s44-8 58-20Zm0 0c18-38 52-54 68-42s8 62-10 70-44-8-58-20Z"
    />
    <path
      fill="color-mix(in srgb, var(--second) 60%, var(--area))"
      d="M74 60C58 36 36 28 28 34s-2 36 8 40 26-4 38-14Zm12 0c16-24 38-32 46-26s2 36-8 40-26-4-38-14Z"
    />
    <path
      fill="none"
      stroke="color-mix(in srgb, var(--second) 60%, #fff)"
      strokeWidth="1.5"
      d="M76 56C60 24 32 8 16 19m68 37c16-32 44-48 60-37"
    />
    <rect x="66" y="46" width="28" height="26" rx="9" fill="color-mix(in srgb, var(--second) 86%, #fff)" />
    <path fill="#c9752b" d="M80 62c9 15 17 22 17 33a17 17 0 0 1-34 0c0-11 8-18 17-33Z" />
    <path fill="#f0b062" d="M80 74c6 9 10 14 10 21a10 10 0 0 1-14 9c12-4 8-18 4-30Z" />
    <path
      fill="none"
      stroke="#fff"
      strokeOpacity=".85"
      strokeWidth="2"
      strokeLinecap="round"
      d="M69 96a11 11 0 0 0 5 9"
    />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design given">
    <Style css={css} />
    <div className="given-ribbon" aria-hidden="true" />
    <Bow />
    <div className="given-words">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <Go t={t} />
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
