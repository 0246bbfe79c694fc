import { EmailForm } from '../kit/forms'
import type { DrawnDesign, TemplateProps } from '../kit/library'
import { asLine, Leave, Logo, Picture, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './15-limited-drop.css?inline'

export const size = { width: 800, height: 500 }
export const uses = ['waitlist']
export const facts = ['word', 'heading', 'line', 'thanksLine']
export const unstated = {
  en: { heading: 'The next drop' },
  he: { heading: 'הסדרה הבאה' },
}
export const brand = 'grit'
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 600, height: 500 },
    small: { width: 440, height: 300 },
    photo: 'grit-kettlebell',
    focus: { x: 74, y: 56 },
  },
}

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  word: 'Drop 09',
  heading: 'Forty bells. Cast once.',
  line: 'Raw iron, 24 kg, your number on the base. You hear it first, then everyone else.',
  button: 'Put me on the list',
  thanksHeading: 'You are on the list',
  thanksLine: 'Friday, six in the morning. Set an alarm.',
  thanksClose: 'Back to the floor',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    word: 'סדרה 09',
    heading: 'ארבעים משקולות. יציקה אחת.',
    line: 'ברזל גולמי, 24 ק״ג, המספר שלכם על הבסיס. אתם שומעים ראשונים, ואחר כך כל השאר.',
    button: 'הכניסו אותי לרשימה',
    thanksHeading: 'אתם ברשימה',
    thanksLine: 'יום שישי, שש בבוקר. כדאי לכוון שעון.',
    thanksClose: 'חזרה לאולם',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design drop">
    <Style css={css} />
    <div className="drop-picture">
      <Picture />
    </div>
    <div className="drop-panel" />
    <p className="drop-word" aria-hidden="true" style={asLine(t.word)}>
      {t.word}
    </p>
    <section className="drop-body" data-wisp-screen="main">
      <Logo />
      <p className="eyebrow">{t.word}</p>
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} />
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} className="drop-body" />
  </div>
)
