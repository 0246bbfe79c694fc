import { SubmitButton } from '../kit/buttons'
import { ConsentPlace } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './05-poll-bars.css?inline'

export const size = { width: 960, height: 0 }
export const uses = ['survey']
export const facts = ['line', 'thanksLine']
export const brand = 'hall'

const en = {
  heading: 'Which room should stay open at night?',
  line: 'One room, Thursdays till midnight, from May. Most votes win.',
  answer1: 'The cast court',
  answer2: 'Egg tempera',
  answer3: 'The clocks',
  answer4: 'Frankly, the café',
  button: 'Count my vote',
  thanksHeading: 'Counted',
  thanksLine: 'We announce the room on the first of May.',
}

export const texts = {
  en,
  he: {
    heading: 'איזה אולם יישאר פתוח בלילה?',
    line: 'אולם אחד, בימי חמישי עד חצות, החל במאי. הקולות קובעים.',
    answer1: 'חצר היציקות',
    answer2: 'טמפרה של ביצה',
    answer3: 'השעונים',
    answer4: 'האמת? בית הקפה',
    button: 'ספרו את הקול שלי',
    thanksHeading: 'נספר',
    thanksLine: 'באחד במאי נודיע איזה אולם נבחר.',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const ANSWERS = [1, 2, 3, 4] as const

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design poll">
    <Style css={css} />
    <section className="poll-body" data-wisp-screen="main">
      <div className="poll-head">
        <Logo />
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
      </div>
      <form data-wisp-form="">
        <fieldset className="poll-answers" data-wisp-field="poll" data-wisp-check="required">
          <legend className="wisp-hidden">{t.heading}</legend>
          {ANSWERS.map((answer) => (
            <label key={answer} className="poll-bar">
              <input type="radio" name="poll" value={t[`answer${answer}`]} />
              {t[`answer${answer}`]}
            </label>
          ))}
        </fieldset>
        <div className="poll-foot">
          <SubmitButton>{t.button}</SubmitButton>
        </div>
        <ConsentPlace />
      </form>
    </section>
    <section className="poll-body" data-wisp-screen="thanks">
      <div className="poll-head">
        <h2>{t.thanksHeading}</h2>
        <p className="line">{t.thanksLine}</p>
      </div>
      <div className="poll-shares" data-wisp-shares="poll" />
    </section>
  </div>
)
