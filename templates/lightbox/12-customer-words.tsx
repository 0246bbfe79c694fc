import type { TemplateProps, Theme } from '../kit/library'
import { Go, Leave, Logo, Picture } from '../kit/pieces'
import { Stars } from '../kit/stars'
import { Style } from '../kit/theme'
import css from './12-customer-words.css?inline'

export const size = { width: 800, height: 500 }
export const uses = ['rating']
export const facts = ['stars', 'line', 'name', 'since']
export const unstated = {
  en: { line: 'Ask us what it costs.' },
  he: { line: 'אפשר פשוט לשאול כמה זה עולה.' },
}
export const brand = 'bank'
export const theme: Theme = { accent: '#e0bd6c', paper: '#0b2440', ink: '#f6f2e8', second: '#e0bd6c' }
export const pictures = { picture: { wide: { width: 72, height: 72 }, small: { width: 64, height: 64 } } }

const en = {
  stars: 'Five of five stars',
  line: 'I asked three banks what the account costs. Northmere answered with a number.',
  name: 'Sample Name',
  since: 'customer since 2019',
  button: 'See what it costs',
  link: '#',
  decline: 'No, thanks',
}

export const texts = {
  en,
  he: {
    stars: 'חמישה כוכבים מתוך חמישה',
    line: 'שאלתי שלושה בנקים כמה עולה החשבון. בנורת׳מיר ענו לי במספר.',
    name: 'שם לדוגמה',
    since: 'לקוחות משנת 2019',
    button: 'כמה זה עולה',
    link: '#',
    decline: 'לא, תודה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** One half of the quotation mark. */
const MARK =
  'M150 0C66 26 14 92 14 186c0 62 36 100 84 100 44 0 78-32 78-76 0-42-30-72-70-72-8 0-16 1-20 3 8-50 38-84 84-104Z'

/** A quotation mark, engraved as on a banknote. */
const Mark = () => (
  <svg className="said-mark" viewBox="0 0 380 300" aria-hidden="true">
    <defs>
      <pattern id="said-lines" width="12" height="9" patternUnits="userSpaceOnUse">
        <path d="M0 5q3-6 6 0t6 0" fill="none" stroke="var(--fill)" strokeWidth="3.4" />
      </pattern>
    </defs>
    {[0, 196].map((x) => (
      <g key={x} transform={`translate(${x})`}>
        <path d={MARK} fill="url(#said-lines)" stroke="var(--fill)" strokeWidth="5" />
      </g>
    ))}
  </svg>
)

/** A head as banknotes have one: drawn with lines. */
const Head = () => (
  <svg viewBox="0 0 72 72" aria-hidden="true">
    <path fill="var(--tint)" d="M0 0h72v72H0Z" />
    <path stroke="var(--fill)" strokeOpacity=".5" d="M0 4h72M0 10h72M0 16h72M0 22h72M0 28h72M0 34h72M0 40h72M0 46h72" />
    <path fill="var(--fill)" d="M6 72c0-14 10-18 22-21h16c12 3 22 7 22 21Z" />
    <path
      stroke="var(--paper)"
      strokeWidth="1.4"
      d="M8 66h12m-9-5h9m32 0h9m-9 5h12M28 52l8 14 8-14M36 66v6"
      fill="none"
    />
    <path fill="var(--ink)" d="M30 40h12v13l-6 8-6-8Z" />
    <ellipse cx="36" cy="29" rx="13" ry="17" fill="var(--ink)" />
    <path stroke="var(--paper)" d="M44 24h5m-6 4h6m-7 4h6m-7 4h6m-8 4h5m-5 4h3" />
    <path fill="var(--fill)" d="M22 34C16 14 25 5 37 5c13 0 20 9 14 29-1-6-2-10-5-14-8 3-15 2-19-1-3 4-4 9-5 15Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design said">
    <Style css={css} />
    <Mark />
    <section className="said-body" data-wisp-screen="main">
      <Stars title={t.stars} />
      <blockquote>
        <Logo />
        <h2>{t.line}</h2>
      </blockquote>
      <div className="said-foot">
        <div className="art said-head">
          <Picture>
            <Head />
          </Picture>
        </div>
        <p className="said-who">
          <strong>{t.name}</strong>
          <br />
          {t.since}
        </p>
        <div className="said-ways">
          <Go t={t} />
          <Leave>{t.decline}</Leave>
        </div>
      </div>
    </section>
  </div>
)
