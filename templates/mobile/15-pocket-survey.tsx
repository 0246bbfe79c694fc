import { ConsentPlace } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './15-pocket-survey.css?inline'

export const size = { width: 390, height: 0 }
export const uses = ['survey']
export const facts = ['thanksLine']
export const brand = 'hall'

const en = {
  heading: 'Which room did you go back to?',
  line: 'One press, no name. It decides what we light better.',
  one: 'The plaster casts',
  two: 'The blue room',
  three: 'The stairs, honestly',
  decline: 'Not now',
  thanksHeading: 'Noted. Go and see it once more.',
  thanksLine: 'The answers hang by the cloakroom from Monday.',
  thanksClose: 'Close',
}

export const texts = {
  en,
  he: {
    heading: 'לאיזה חדר חזרתם?',
    line: 'לחיצה אחת, בלי שם. כך נדע מה להאיר טוב יותר.',
    one: 'ליציקות הגבס',
    two: 'לחדר הכחול',
    three: 'האמת? למדרגות',
    decline: 'לא עכשיו',
    thanksHeading: 'רשמנו. לכו לראות אותו שוב.',
    thanksLine: 'התשובות תלויות ליד המלתחה מיום שני.',
    thanksClose: 'סגירה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design ask">
    <Style css={css} />
    <section data-wisp-screen="main">
      <form data-wisp-form="">
        <div className="ask-bubble">
          <Logo />
          <h2>{t.heading}</h2>
        </div>
        <p className="line">{t.line}</p>
        {[t.one, t.two, t.three].map((answer) => (
          <button key={answer} type="submit" className="ask-answer" part="button" data-wisp-button={answer}>
            {answer}
          </button>
        ))}
        <ConsentPlace />
      </form>
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} className="ask-end" />
  </div>
)
