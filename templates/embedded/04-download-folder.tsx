import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './04-download-folder.css?inline'

export const size = { width: 960, height: 0 }
export const uses = ['guide']
export const facts = ['title', 'pages', 'consent', 'line']
export const brand = 'bank'

const en = {
  tab: 'For the kitchen table',
  title: 'Twelve months at\u00a0home',
  pages: 'Spreadsheet and 8 pages to print',
  heading: 'The budget sheet we use ourselves',
  line: 'One column a month, the sums already in it. One evening fills\u00a0it.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Send me the sheet',
  consent: 'The file, and one letter a quarter. You can leave at any\u00a0time.',
  thanksHeading: 'The sheet is in your mail',
  thanksLine: 'Begin with the month that has just ended; it is the easiest to remember.',
}

export const texts = {
  en,
  he: {
    tab: 'לשולחן המטבח',
    title: 'שנה שלמה בגיליון\u00a0אחד',
    pages: 'גיליון אלקטרוני ו־8 עמודים להדפסה',
    heading: 'גיליון התקציב שגם אנחנו משתמשים בו',
    line: 'עמודה לכל חודש, והנוסחאות כבר בפנים. ערב אחד\u00a0מספיק.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'שלחו לי את הגיליון',
    consent: 'הקובץ, ואחריו מכתב אחד ברבעון. אפשר להפסיק בכל\u00a0עת.',
    thanksHeading: 'הגיליון אצלכם באימייל',
    thanksLine: 'התחילו מהחודש שנגמר עכשיו, אותו הכי קל לזכור.',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const MONTHS = [34, 52, 44, 61, 40, 72, 90, 66, 48, 57, 38, 80]

/** A sheet with a chart on it, half out of the folder. */
const Sheet = ({ t }: { t: Record<'title' | 'pages', string> }) => (
  <div className="folder-sheet">
    <strong>{t.title}</strong>
    <p className="small">{t.pages}</p>
    <svg viewBox="0 0 480 100" preserveAspectRatio="none" aria-hidden="true">
      {MONTHS.map((sum, month) => (
        <path
          key={sum}
          fill={sum > 85 ? 'var(--second)' : 'color-mix(in srgb, var(--area) 40%, var(--on-area))'}
          d={`M${month * 40} 100V${100 - sum}h30V100Z`}
        />
      ))}
    </svg>
  </div>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design folder">
    <Style css={css} />
    <p className="folder-tab">{t.tab}</p>
    <div className="folder-back">
      <Sheet t={t} />
      <div className="folder-front">
        <section className="folder-body" data-wisp-screen="main">
          <div>
            <Logo />
            <h2>{t.heading}</h2>
            <p className="line">{t.line}</p>
          </div>
          <EmailForm t={t} row />
        </section>
        <section className="folder-body" data-wisp-screen="thanks">
          <div>
            <h2>{t.thanksHeading}</h2>
            <p className="line">{t.thanksLine}</p>
          </div>
        </section>
      </div>
    </div>
  </div>
)
