import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { asWords, Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './17-pocket-challenge.css?inline'

export const size = { width: 390, height: 0 }
export const uses = ['newsletter']
export const facts = ['numeral', 'heading', 'line', 'consent', 'thanksHeading', 'thanksLine']
export const unstated = {
  en: { heading: 'Are you in?', thanksHeading: 'You are in' },
  he: { heading: 'אתם בפנים?', thanksHeading: 'אתם בפנים' },
}
export const brand = 'grit'

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  numeral: '7',
  heading: 'days. Twenty minutes each.',
  line: 'One session a day by email. Miss one and you start the week again.',
  button: 'Count me in',
  consent: 'Seven emails, then a note a month. You can leave at any time.',
  thanksHeading: 'Day one is in your mail',
  thanksLine: 'Twenty minutes. No kit. Do it before you talk yourself out of it.',
  thanksClose: 'Back to the gym',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    numeral: '7',
    heading: 'ימים. עשרים דקות ביום.',
    line: 'אימון אחד ביום, באימייל. פספסתם? השבוע מתחיל מחדש.',
    button: 'אני בפנים',
    consent: 'שבעה אימיילים, ואז עדכון אחד בחודש. אפשר להפסיק בכל עת.',
    thanksHeading: 'היום הראשון אצלכם בתיבה',
    thanksLine: 'עשרים דקות, בלי ציוד. לפני שמתחרטים.',
    thanksClose: 'חזרה למכון',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A square for each day; the first is taken. */
const Week = ({ days }: { days: number }) => (
  <ol className="week" aria-hidden="true">
    {[1, 2, 3, 4, 5, 6, 7].map((day) => (
      <li key={day} className={day <= days ? 'on' : undefined}>
        {day}
      </li>
    ))}
  </ol>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design reps">
    <Style css={css} />
    <section data-wisp-screen="main">
      <Logo />
      <div className="reps-top">
        <p className="numeral">{t.numeral}</p>
        <h2 style={asWords(t.heading)}>{t.heading}</h2>
      </div>
      <Week days={0} />
      <p className="line">{t.line}</p>
      <EmailForm t={t} row />
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} className="reps-end">
      <Week days={1} />
    </Thanks>
  </div>
)
