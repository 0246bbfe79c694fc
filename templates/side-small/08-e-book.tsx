import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { asLine, Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './08-e-book.css?inline'

export const size = { width: 400, height: 0 }
export const uses = ['guide']
export const facts = ['title', 'heading', 'line', 'consent', 'thanksLine']
export const unstated = {
  en: { heading: 'A book, from us to you' },
  he: { heading: 'ספר, מאיתנו אליכם' },
}
export const brand = 'fox'

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  title: 'Forty Short Novels',
  heading: 'One book for forty evenings',
  line: 'Forty novels under 200 pages, and the mood that each is for. An e-book, ours to give away.',
  button: 'Send me the book',
  consent: 'With it come our letters, one a month. You can leave at any time.',
  thanksHeading: 'It is on its way',
  thanksLine: 'Look in your inbox. Evening one is a ghost story of 96 pages.',
  thanksClose: 'Back to the shelves',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    title: 'ארבעים רומנים קצרים',
    heading: 'ספר אחד לארבעים ערבים',
    line: 'ארבעים רומנים עד 200 עמודים, ולאיזה מצב רוח מתאים כל אחד. ספר דיגיטלי, מתנה מאיתנו.',
    button: 'שלחו לי את הספר',
    consent: 'יחד איתו יגיעו המכתבים שלנו, אחד בחודש. אפשר להפסיק בכל עת.',
    thanksHeading: 'הספר בדרך',
    thanksLine: 'הוא מחכה בתיבת הדואר. בערב הראשון: סיפור רפאים בן 96 עמודים.',
    thanksClose: 'חזרה למדפים',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const Fox = () => (
  <svg viewBox="0 0 52 46" aria-hidden="true">
    <path fill="currentColor" d="M2 0l15 11h18L50 0l2 24-26 22L0 24ZM14 27l6 5 2-6Zm24 0-8-1 2 6ZM26 45l4-5h-8Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design tome">
    <Style css={css} />
    <div className="tome-spine" aria-hidden="true">
      <Fox />
      <p style={asLine(t.title)}>{t.title}</p>
      <i />
    </div>
    <div className="tome-page">
      <section data-wisp-screen="main">
        <Logo />
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
        <EmailForm t={t} />
        <Leave>{t.decline}</Leave>
      </section>
      <Thanks t={t} />
    </div>
  </div>
)
