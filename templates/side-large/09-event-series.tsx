import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { asWords, Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './09-event-series.css?inline'

export const size = { width: 480, height: 0 }
export const uses = ['event']
export const facts = ['day1', 'act1', 'day2', 'act2', 'day3', 'act3', 'heading', 'line', 'thanksLine']
export const unstated = {
  en: { heading: 'Loud, then louder' },
  he: { heading: 'חזק, ואז עוד יותר' },
}
export const brand = 'tunnel'

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  day1: '07',
  act1: 'Dim Halves',
  day2: '14',
  act2: 'Ana Verso',
  day3: '21',
  act3: 'Tape Moth',
  heading: 'Three Fridays, one wall of sound',
  line: 'Doors at nine. Names on the list go in first.',
  button: 'Put me on the list',
  thanksHeading: 'You are on the list',
  thanksLine: 'Say your name at the side door. All three nights.',
  thanksClose: 'Back to the records',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    day1: '07',
    act1: 'חצאים עמומים',
    day2: '14',
    act2: 'ענה ורסו',
    day3: '21',
    act3: 'עש הסרט',
    heading: 'שלושה ימי שישי, קיר אחד של סאונד',
    line: 'דלתות בתשע. מי שברשימה נכנס ראשון.',
    button: 'רשמו אותי',
    thanksHeading: 'אתם ברשימה',
    thanksLine: 'אומרים את השם בדלת הצדדית. בכל שלושת הלילות.',
    thanksClose: 'חזרה לתקליטים',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design series">
    <Style css={css} />
    <div className="series-card">
      <section data-wisp-screen="main">
        <Logo />
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
        <EmailForm t={t} />
        <Leave>{t.decline}</Leave>
      </section>
      <Thanks t={t} />
    </div>
    <ol className="series-fan">
      <li>
        <strong>{t.day1}</strong>
        <span style={asWords(t.act1)}>{t.act1}</span>
      </li>
      <li>
        <strong>{t.day2}</strong>
        <span style={asWords(t.act2)}>{t.act2}</span>
      </li>
      <li>
        <strong>{t.day3}</strong>
        <span style={asWords(t.act3)}>{t.act3}</span>
      </li>
    </ol>
  </div>
)
