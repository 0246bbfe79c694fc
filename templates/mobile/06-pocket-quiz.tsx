import { SubmitButton } from '../kit/buttons'
import { EmailInput, EmailLabel } from '../kit/fields'
import { SmallPrint } from '../kit/forms'
import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Leave, Logo, Picture, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './06-pocket-quiz.css?inline'

export const size = { width: 390, height: 0 }
export const uses = ['quiz']
export const facts = ['consent', 'thanksLine', 'redNote']
export const unstated = {
  en: { redNote: 'As little as it takes.' },
  he: { redNote: 'כמה שפחות.' },
}
export const brand = 'ostrey'
const bar = { wide: { width: 200, height: 98 }, small: { width: 200, height: 98 } }
export const pictures: DrawnDesign['pictures'] = { dry: bar, calm: bar, oily: bar, red: bar }

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  heading: 'By noon, your skin feels…',
  line: 'Choose one, and your routine follows by\u00a0email.',
  dry: 'Tight',
  dryNote: 'It asks for oil, and less washing.',
  calm: 'Much as it did',
  calmNote: 'Keep it so, with very little.',
  oily: 'Bright at the nose',
  oilyNote: 'Light layers, nothing that strips.',
  red: 'Warm and red',
  redNote: 'Three ingredients, no scent.',
  button: 'Send my routine',
  consent: 'One email with your routine, then a letter a season. You can leave at any time.',
  thanksHeading: 'Your routine is on its way',
  thanksLine: 'Two steps in the morning, one at night. Start with the one at night.',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    heading: 'בצהריים, העור שלכם מרגיש…',
    line: 'בוחרים תשובה, ושגרת הטיפוח מגיעה באימייל.',
    dry: 'מתוח',
    dryNote: 'הוא מבקש שמן, ופחות שטיפות.',
    calm: 'כמו בבוקר',
    calmNote: 'נשמור עליו כך, במעט מאוד.',
    oily: 'מבריק סביב האף',
    oilyNote: 'שכבות קלות, בלי חומרים שמייבשים.',
    red: 'חם ואדמומי',
    redNote: 'שלושה רכיבים, בלי בישום.',
    button: 'שלחו לי שגרת טיפוח',
    consent: 'אימייל אחד עם השגרה שלכם, ואז מכתב בכל עונה. אפשר להפסיק בכל עת.',
    thanksHeading: 'השגרה שלכם בדרך',
    thanksLine: 'שני צעדים בבוקר, אחד בלילה. התחילו בזה של הלילה.',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const KINDS = ['dry', 'calm', 'oily', 'red'] as const

/** A plant for each answer, drawn with one line. */
const PLANTS = {
  dry: 'M20 104C60 70 100 40 190 14M62 74c-4-20 2-34 18-46 6 18 0 34-18 46Zm36-25c2-18 12-28 30-34 0 18-10 30-30 34Zm-8 10c16-4 30 0 42 12-16 6-32 2-42-12Zm44-28c14-2 26 3 36 14-14 4-28-2-36-14Z',
  calm: 'M100 104V60M100 78c-24-2-40-16-46-42 26 2 42 16 46 42Zm0 0c24-2 40-16 46-42-26 2-42 16-46 42Zm0-14c-14-16-14-34 0-54 14 20 14 38 0 54Z',
  oily: 'M60 18c18 24 26 36 26 48a26 26 0 0 1-52 0c0-12 8-24 26-48Zm70 20c12 16 18 25 18 33a18 18 0 0 1-36 0c0-8 6-17 18-33Zm44-28c8 11 12 17 12 23a12 12 0 0 1-24 0c0-6 4-12 12-23ZM46 66a14 14 0 0 0 14 14',
  red: 'M110 58m-9 0a9 9 0 1 0 18 0 9 9 0 1 0-18 0M110 49c-10-18-4-32 0-38 4 6 10 20 0 38Zm8 5c10-18 24-22 32-22 0 8-6 22-32 22Zm1 8c20 0 29 10 33 18-8 4-23 2-33-18Zm-9 5c10 18 4 32 0 38-4-6-10-20 0-38Zm-8-4c-10 18-24 22-32 22 0-8 6-22 32-22Zm-1-9c-20 0-29-10-33-18 8-4 23-2 33 18Z',
}

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design noon">
    <Style css={css} />
    <section data-wisp-screen="main">
      <form data-wisp-form="">
        <fieldset data-wisp-field="skin" data-wisp-check="required">
          <legend>
            <Logo />
            <h2>{t.heading}</h2>
            <p className="line">{t.line}</p>
          </legend>
          {KINDS.map((kind) => (
            <label key={kind} className={`noon-bar noon-${kind}`}>
              <input type="radio" name="skin" value={t[kind]} />
              <span className="noon-words">
                <b>{t[kind]}</b>
                <span>{t[`${kind}Note`]}</span>
              </span>
              <span className="art">
                <Picture name={kind}>
                  <svg viewBox="0 4 200 104" aria-hidden="true">
                    <path d={PLANTS[kind]} />
                  </svg>
                </Picture>
              </span>
            </label>
          ))}
        </fieldset>
        <div className="noon-more">
          <EmailLabel t={t} />
          <div className="row">
            <EmailInput t={t} />
            <SubmitButton>{t.button}</SubmitButton>
          </div>
          <SmallPrint>{t.consent}</SmallPrint>
        </div>
      </form>
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} className="noon-end" />
  </div>
)
