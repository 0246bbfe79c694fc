import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './10-open-book.css?inline'

export const size = { width: 1130, height: 1000 }
export const uses = ['guide']
export const facts = [
  'series',
  'chapter2',
  'page1',
  'page2',
  'page3',
  'page4',
  'line',
  'consent',
  'thanksHeading',
  'thanksLine',
  'chapter1',
  'chapter3',
  'chapter4',
]
export const unstated = {
  en: { thanksHeading: 'The guide is on its way' },
  he: { thanksHeading: 'המדריך בדרך אליכם' },
}
export const brand = 'bank'

const en = {
  series: 'Northmere guides, no. 3',
  heading: 'Your first mortgage, from the last page backwards',
  chapter1: 'What you can afford to owe',
  chapter2: 'The eleven papers we will ask for',
  chapter3: 'Fixed, tracking, or half of each',
  chapter4: 'The day you get the keys',
  page1: '4',
  page2: '11',
  page3: '19',
  page4: '32',
  line: 'Start with the day you move in and count back. Most people find they have four months more than they thought, and one paper\u00a0fewer.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Send me the guide',
  consent: 'The guide, then one letter a quarter on rates. You can leave at any\u00a0time.',
  decline: 'No, thanks',
  thanksHeading: 'All 36 pages are on their way',
  thanksLine: 'Print page 11 and tick off as you go. Page 32 is the pleasant one.',
  thanksClose: 'Back to the bank',
}

export const texts = {
  en,
  he: {
    series: 'המדריכים של נורת׳מיר, מס׳ 3',
    heading: 'המשכנתה הראשונה שלכם, מהעמוד האחרון להתחלה',
    chapter1: 'כמה חוב אפשר להרשות לעצמנו',
    chapter2: 'אחד־עשר המסמכים שנבקש',
    chapter3: 'קבועה, משתנה או חצי־חצי',
    chapter4: 'היום שבו מקבלים מפתח',
    page1: '4',
    page2: '11',
    page3: '19',
    page4: '32',
    line: 'מתחילים ביום הכניסה לבית וסופרים אחורה. רוב האנשים מגלים שיש להם ארבעה חודשים יותר ממה שחשבו, ומסמך אחד פחות.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'שלחו לי את המדריך',
    consent: 'המדריך, ואחריו מכתב אחד ברבעון על הריביות. אפשר להפסיק בכל עת.',
    decline: 'לא, תודה',
    thanksHeading: 'כל 36 העמודים בדרך אליכם',
    thanksLine: 'הדפיסו את עמוד 11 וסמנו מה כבר יש. עמוד 32 הוא הנעים שבהם.',
    thanksClose: 'חזרה לאתר הבנק',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const TURNS = [0, 15, 30, 45, 60, 75, 90, 105, 120, 135, 150, 165]

/** A rosette as on banknotes. */
const Rosette = () => (
  <svg className="book-rosette" viewBox="0 0 200 200" fill="none" stroke="var(--second)" aria-hidden="true">
    {TURNS.map((turn) => (
      <g key={turn} transform={`rotate(${turn} 100 100)`}>
        <ellipse cx="100" cy="100" rx="96" ry="40" />
        <ellipse cx="100" cy="100" rx="60" ry="22" />
      </g>
    ))}
  </svg>
)

const CHAPTERS = [1, 2, 3, 4] as const

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design book">
    <Style css={css} />
    <div className="book-spread">
      <div className="book-page book-verso">
        <p className="book-series">{t.series}</p>
        <Logo />
        <h2>{t.heading}</h2>
        <div className="book-chapters">
          {CHAPTERS.map((chapter) => (
            <p key={chapter}>
              <span>{t[`chapter${chapter}`]}</span>
              <b>{t[`page${chapter}`]}</b>
            </p>
          ))}
        </div>
      </div>
      <div className="book-page book-recto">
        <Rosette />
        <section data-wisp-screen="main">
          <p className="line">{t.line}</p>
          <EmailForm t={t} />
          <Leave>{t.decline}</Leave>
        </section>
        <Thanks t={t} />
      </div>
    </div>
  </div>
)
