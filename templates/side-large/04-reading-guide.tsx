import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { asLine, Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './04-reading-guide.css?inline'

export const size = { width: 480, height: 0 }
export const uses = ['guide']
export const facts = ['line', 'consent', 'thanksHeading', 'title']
export const unstated = {
  en: { title: 'For reading', thanksHeading: 'The guide is yours' },
  he: { title: 'לקריאה', thanksHeading: 'המדריך שלכם' },
}
export const brand = 'fox'

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  title: 'Where was I',
  heading: 'A guide for the long ones',
  line: 'Six big novels in twelve-page evenings: who is who, what to skip, and when to stop for tea.',
  button: 'Send me the guide',
  consent: 'With it come our letters, one a month. You can leave at any time.',
  thanksHeading: 'Mind the gap on page 212',
  thanksLine: 'The guide is in your inbox. So is the list of names, for the back cover.',
  thanksClose: 'Back to the shelves',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    title: 'איפה הייתי',
    heading: 'מדריך לספרים העבים',
    line: 'שישה רומנים גדולים בערבים של שנים־עשר עמודים: מי זה מי, על מה מדלגים, ומתי עוצרים לתה.',
    button: 'שלחו לי את המדריך',
    consent: 'יחד איתו יגיעו המכתבים שלנו, אחד בחודש. אפשר להפסיק בכל עת.',
    thanksHeading: 'נתראה בעמוד 212',
    thanksLine: 'המדריך בתיבת הדואר, ואיתו רשימת הדמויות, לכריכה האחורית.',
    thanksClose: 'חזרה למדפים',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** An engraved ornament: a leaf on each side of a stem. */
const Ornament = () => (
  <svg viewBox="0 0 60 60" fill="none" stroke="var(--second)" strokeWidth="1.6" aria-hidden="true">
    <path d="M30 58V22M30 50C14 50 8 40 8 30c14 0 22 8 22 20Zm0 0c16 0 22-10 22-20-14 0-22 8-22 20ZM30 30c-9-6-10-18 0-28 10 10 9 22 0 28ZM13 34q9 3 15 13m19-13q-9 3-15 13" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design mark">
    <Style css={css} />
    <div className="mark-page">
      <section data-wisp-screen="main">
        <Logo />
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
        <EmailForm t={t} />
        <Leave>{t.decline}</Leave>
      </section>
      <Thanks t={t} />
    </div>
    <div className="mark-strip" aria-hidden="true">
      <Ornament />
      <p style={asLine(t.title)}>{t.title}</p>
    </div>
  </div>
)
