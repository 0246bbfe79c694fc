import { SubmitButton } from '../kit/buttons'
import { CommentField } from '../kit/fields'
import { ConsentPlace } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './11-pocket-rating.css?inline'

export const size = { width: 390, height: 0 }
export const uses = ['rating']
export const facts = ['five', 'thanksLine']
export const unstated = {
  en: { five: 'Thank you.' },
  he: { five: 'תודה.' },
}
export const brand = 'lantern'

const en = {
  heading: 'How was your visit?',
  start: 'Press a star. It\u00a0takes a\u00a0moment.',
  one: 'That should not be so. We are sorry.',
  two: 'Not what you came for. Tell us why.',
  three: 'All right. What would make it good?',
  four: 'Good to hear. What was missing?',
  five: 'Thank you. The whole team will read it.',
  comment: 'A word for us, if you like',
  button: 'Send',
  decline: 'Not now',
  thanksHeading: 'Thank you, we have it',
  thanksLine: 'A person reads every answer. If something went wrong, we will be in touch.',
  thanksClose: 'Close',
}

export const texts = {
  en,
  he: {
    heading: 'איך היה הביקור?',
    start: 'לחצו על כוכב. זה לוקח רגע.',
    one: 'ככה זה לא צריך להיות. סליחה.',
    two: 'לא לזה ציפיתם. ספרו לנו למה.',
    three: 'בסדר. ומה היה הופך את זה לטוב?',
    four: 'טוב לשמוע. מה היה חסר?',
    five: 'תודה. כל הצוות יקרא את זה.',
    comment: 'כמה מילים, אם תרצו',
    button: 'שליחה',
    decline: 'לא עכשיו',
    thanksHeading: 'תודה, קיבלנו',
    thanksLine: 'כל תשובה נקראת בידי אדם. אם משהו השתבש, ניצור קשר.',
    thanksClose: 'סגירה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const STAR =
  'M24 5c1 0 2 .6 2.5 1.6l4.5 9.2 10.1 1.5c2.2.3 3.1 3 1.5 4.6l-7.3 7.1 1.7 10.1c.4 2.2-2 3.9-3.9 2.9L24 37.200 14.900 42c-2 1-4.300-.7-3.9-2.9L12.700 29l-7.3-7.1c-1.600-1.600-.7-4.300 1.5-4.6L17 15.800l4.500-9.200C22 5.600 23 5 24 5Z'

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design stay">
    <Style css={css} />
    <section data-wisp-screen="main">
      <form data-wisp-form="">
        <fieldset data-wisp-field="rating" data-wisp-check="required">
          <legend>
            <Logo />
            <h2>{t.heading}</h2>
          </legend>
          <div className="stay-stars">
            {[1, 2, 3, 4, 5].map((star) => (
              <label key={star}>
                <input type="radio" name="rating" value={star} />
                <span className="wisp-hidden">{star}</span>
                <svg className="stay-star" viewBox="0 0 48 48" aria-hidden="true">
                  <path d={STAR} />
                </svg>
              </label>
            ))}
          </div>
        </fieldset>
        <p className="stay-says" role="status">
          {[t.start, t.one, t.two, t.three, t.four, t.five].map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
        <div className="stay-more">
          <CommentField t={t} />
          <SubmitButton>{t.button}</SubmitButton>
        </div>
        <ConsentPlace />
      </form>
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} />
  </div>
)
