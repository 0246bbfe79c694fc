import { EmailForm } from '../kit/forms'
import type { TemplateProps, Theme } from '../kit/library'
import { Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL } from '../kit/words'
import css from './02-margin-note.css?inline'

export const size = { width: 720, height: 0 }
export const uses = ['newsletter']
export const facts = ['line', 'consent', 'thanksHeading']
export const unstated = {
  en: { thanksHeading: 'You are on the list' },
  he: { thanksHeading: 'נרשמתם' },
}
export const brand = 'fox'
/** The paper of most pages, so that no box shows. */
export const theme: Partial<Theme> = { paper: '#ffffff' }

const en = {
  ...EMAIL.en,
  heading: 'You have read this far',
  line: 'Our letters are shorter: three books, on the first Sunday of the\u00a0month.',
  button: 'Write to me',
  consent: 'Twelve letters a year. You can leave at\u00a0any\u00a0time.',
  thanksHeading: 'Till the first Sunday',
  thanksLine: 'Now back to where you were.',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    heading: 'הגעתם עד כאן',
    line: 'המכתבים שלנו קצרים יותר: שלושה ספרים, ביום ראשון הראשון של\u00a0החודש.',
    button: 'כתבו לי',
    consent: 'שנים־עשר מכתבים בשנה. אפשר להפסיק בכל\u00a0עת.',
    thanksHeading: 'ניפגש ביום ראשון הראשון',
    thanksLine: 'ועכשיו, בחזרה למקום שבו הייתם.',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A fleuron that interrupts the rule. */
const Fleuron = () => (
  <svg className="note-fleuron" viewBox="0 0 40 64" aria-hidden="true">
    <path
      fill="var(--fill)"
      d="M20 2c7 8 9 15 5 22 6-5 12-4 14 2 1 6-4 9-8 7 1 5-4 8-9 6 3 6 2 14-2 23-4-9-5-17-2-23-5 2-10-1-9-6-4 2-9-1-8-7 2-6 8-7 14-2-4-7-2-14 5-22Zm0 26a4 4 0 1 0 .1 0Z"
    />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design note">
    <Style css={css} />
    <Fleuron />
    <section className="note-body" data-wisp-screen="main">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} row />
    </section>
    <section className="note-body" data-wisp-screen="thanks">
      <h2>{t.thanksHeading}</h2>
      <p className="line">{t.thanksLine}</p>
    </section>
  </div>
)
