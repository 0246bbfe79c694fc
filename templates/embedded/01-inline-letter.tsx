import { EmailForm } from '../kit/forms'
import type { TemplateProps, Theme } from '../kit/library'
import { asWords, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './01-inline-letter.css?inline'

export const size = { width: 960, height: 0 }
export const brand = 'clay'
export const theme: Partial<Theme> = { paper: '#efe4d3' }
export const uses = ['newsletter']
export const facts = ['line', 'consent', 'thanksLine']

const en = {
  heading: 'Letters from the studio',
  line: 'How a glaze came out, what is in bloom, and which pots are back. Once a month, with a picture or\u00a0two.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Write to me',
  consent: 'No more than one a month. You can leave at\u00a0any\u00a0time.',
  thanksHeading: 'The next one is yours',
  thanksLine: 'It goes out on the first of the month. Until then, there is the journal.',
}

export const texts = {
  en,
  he: {
    heading: 'מכתבים מהסטודיו',
    line: 'איך יצאה הגלזורה, מה פורח ואילו כלים חזרו. פעם בחודש, עם תמונה או\u00a0שתיים.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'כתבו לי',
    consent: 'לא יותר ממכתב אחד בחודש. אפשר להפסיק בכל\u00a0עת.',
    thanksHeading: 'המכתב הבא שלכם',
    thanksLine: 'הוא יוצא באחד לחודש. עד אז אפשר לקרוא ביומן.',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Cut from paper: a vase with a branch, and a bowl. They stand on the line that the letters stand on. */
const Pots = () => (
  <svg className="inline-pots" viewBox="0 0 120 170" aria-hidden="true">
    <g fill="var(--fill)">
      <path d="M44 78c1-24 5-44 16-66l2 1C52 36 48 56 47 78Z" />
      <path d="M50 46c-14-2-22-11-22-24 13 3 22 11 22 24ZM53 36c0-13 8-21 20-23 1 13-7 22-20 23ZM46 66c-12 0-20-7-23-18 13 0 21 7 23 18ZM49 58c2-11 10-17 22-17-1 12-9 18-22 17ZM60 14c-4-5-4-10 1-14 4 5 4 10-1 14Z" />
    </g>
    <path
      fill="var(--second)"
      d="M35 76h23v7c0 9 4 14 10 22 8 11 10 20 10 30 0 14-6 26-12 35H27c-6-9-12-21-12-35 0-10 2-19 10-30 6-8 10-13 10-22Z"
    />
    <path
      fill="color-mix(in srgb, var(--ink) 20%, var(--second))"
      d="M62 132h56c0 20-8 30-16 34v4H78v-4c-9-4-16-14-16-34Z"
    />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design inline">
    <Style css={css} />
    <section className="inline-band" data-wisp-screen="main">
      <Logo />
      <h2 style={asWords(t.heading)}>{t.heading}</h2>
      <div className="inline-line">
        <Pots />
      </div>
      <div className="inline-form">
        <p className="line">{t.line}</p>
        <EmailForm t={t} row />
      </div>
    </section>
    <section className="inline-band" data-wisp-screen="thanks">
      <h2 style={asWords(t.thanksHeading)}>{t.thanksHeading}</h2>
      <div className="inline-line">
        <Pots />
      </div>
      <div className="inline-form">
        <p className="line">{t.thanksLine}</p>
      </div>
    </section>
  </div>
)
