import { SubmitButton } from '../kit/buttons'
import { Chips } from '../kit/chips'
import { ConsentPlace } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './06-recommend-us.css?inline'

export const size = { width: 400, height: 0 }
export const uses = ['rating', 'survey']
export const facts = ['thanksLine']
export const brand = 'plain'

const en = {
  ...LEAVE.en,
  heading: 'Would you recommend us?',
  scale: 'From 0 to 10, to a colleague',
  least: '0 is no',
  most: '10 is yes',
  why: 'The reason, if there is one',
  button: 'Send the number',
  decline: 'Not now',
  thanksHeading: 'Logged, thank you',
  thanksLine: 'Someone on the product team reads every answer this week.',
  thanksClose: 'Back to work',
}

export const texts = {
  en,
  he: {
    ...LEAVE.he,
    heading: 'הייתם ממליצים עלינו?',
    scale: 'מ־0 עד 10, לקולגות',
    least: '0: לא',
    most: '10: בטח',
    why: 'הסיבה, אם יש',
    button: 'שליחת הציון',
    decline: 'לא עכשיו',
    thanksHeading: 'נרשם, תודה',
    thanksLine: 'מישהו מצוות המוצר קורא את כל התשובות השבוע.',
    thanksClose: 'חזרה לעבודה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const SCORES = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10']

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design nps">
    <Style css={css} />
    <section className="nps-body" data-wisp-screen="main">
      <form data-wisp-form="">
        <Logo />
        <h2>{t.heading}</h2>
        <Chips name="score" legend={t.scale} className="nps-scale">
          {SCORES}
        </Chips>
        <p className="small nps-ends" aria-hidden="true">
          <span>{t.least}</span>
          <span>{t.most}</span>
        </p>
        <label className="label" htmlFor="why">
          {t.why}
        </label>
        <input id="why" className="input" name="message" data-wisp-field="message" />
        <div className="row nps-act">
          <SubmitButton>{t.button}</SubmitButton>
          <Leave>{t.decline}</Leave>
        </div>
        <ConsentPlace />
      </form>
    </section>
    <Thanks t={t} className="nps-thanks" />
  </div>
)
