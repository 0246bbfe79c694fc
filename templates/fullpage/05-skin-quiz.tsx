import type { TemplateProps } from '../kit/library'
import { Leave, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './05-skin-quiz.css?inline'

export const size = { width: 1920, height: 1080 }
export const uses = ['quiz']
export const brand = 'ostrey'

const en = {
  heading: 'How does your skin feel at noon?',
  line: 'Choose one. We answer with a morning of three steps, and say what you can leave out.',
  answers: 'At noon it is',
  answer1: 'Tight',
  answer2: 'Shiny',
  answer3: 'Red',
  answer4: 'At ease',
  answer5: 'Moody',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Send my three steps',
  consent: 'One answer, then a letter each season. You can leave at any time.',
  decline: 'No, thanks',
  thanksHeading: 'Your three steps are on their way',
  thanksLine: 'Give them two weeks of mornings. Skin is slow to change its mind.',
  thanksClose: 'Back to the shelves',
}

export const texts = {
  en,
  he: {
    heading: 'איך מרגיש העור שלכם בצהריים?',
    line: 'בחרו אפשרות אחת. נחזיר לכם בוקר של שלושה צעדים, ונגיד גם על מה אפשר לוותר.',
    answers: 'בצהריים הוא',
    answer1: 'מתוח',
    answer2: 'מבריק',
    answer3: 'אדמומי',
    answer4: 'רגוע',
    answer5: 'כל יום אחרת',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'שלחו לי את הצעדים',
    consent: 'תשובה אחת, ואחריה מכתב בכל עונה. אפשר להפסיק בכל עת.',
    decline: 'לא, תודה',
    thanksHeading: 'שלושת הצעדים בדרך אליכם',
    thanksLine: 'תנו להם שבועיים של בקרים. העור לא ממהר לשנות את דעתו.',
    thanksClose: 'חזרה למדפים',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** What is on each column, drawn in `currentcolor`: a dry stone, a drop, a fig, a leaf, the moon. */
const SIGNS = {
  answer1:
    'M20 560c0-60 60-80 120-76s110 30 104 84-60 72-120 70-104-26-104-78Zm24-96c10-50 60-62 100-56s72 30 64 58M76 396c8-30 34-42 62-38s46 18 44 40M120 490l-14 40 24 18-16 34M176 506l12 34-16 22',
  answer2:
    'M130 240c50 110 96 170 96 244a96 96 0 0 1-192 0c0-74 46-134 96-244ZM74 490a58 58 0 0 0 50 60M130 60v130M130 620v30M130 680v12',
  answer3:
    'M130 330c-12-30-8-60 10-84 6 26 8 50 4 84 70 6 108 66 104 140a118 130 0 0 1-236 0c-4-74 40-134 118-140Zm0 70c-50 4-76 40-74 86a76 84 0 0 0 150 0c2-46-26-82-76-86ZM130 440v30M98 456l14 26M162 456l-14 26M86 496h28M146 496h30M98 536l16-22M162 536l-16-22M130 524v30',
  answer4:
    'M130 720V190M130 190c-70 70-104 160-92 250 10 70 50 110 92 130 42-20 82-60 92-130 12-90-22-180-92-250ZM130 300l-52 44M130 300l52 44M130 380l-78 60M130 380l78 60M130 460l-70 54M130 460l70 54',
  answer5:
    'M130 110a50 50 0 1 0 1 0M150 120a44 44 0 0 1 0 82M130 260a64 64 0 1 0 1 0M130 260a90 90 0 0 1 0 128M130 440a80 80 0 1 0 1 0M96 500a10 10 0 1 0 1 0M160 540a16 16 0 1 0 1 0M130 650a42 42 0 1 0 1 0',
} satisfies Partial<Record<keyof typeof en, string>>

const ANSWERS = Object.keys(SIGNS) as (keyof typeof SIGNS)[]

const Columns = ({ t }: { t: Record<keyof typeof en, string> }) => (
  <div className="skin-pane">
    <fieldset className="skin-columns" data-wisp-field="skin" data-wisp-check="required">
      <legend className="wisp-hidden">{t.answers}</legend>
      {ANSWERS.map((answer) => (
        <label key={answer} className="skin-column">
          <input className="wisp-hidden" type="radio" name="skin" value={t[answer]} />
          <svg viewBox="0 0 260 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
            <path d={SIGNS[answer]} />
          </svg>
          <span>{t[answer]}</span>
        </label>
      ))}
    </fieldset>
  </div>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design skin">
    <Style css={css} />
    <form className="skin-form" data-wisp-screen="main" data-wisp-form="">
      <div className="skin-words">
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
      </div>
      <Columns t={t} />
      <div className="skin-end">
        <label className="label" htmlFor="email">
          {t.emailLabel}
        </label>
        <input
          id="email"
          className="input"
          type="email"
          name="email"
          inputMode="email"
          dir="ltr"
          placeholder={t.emailPlaceholder}
          required
          data-wisp-field="email"
        />
        <button type="submit" className="button" part="button">
          {t.button}
        </button>
        <p className="small consent">{t.consent}</p>
        <Leave>{t.decline}</Leave>
      </div>
    </form>
    <Thanks t={t} className="skin-thanks" />
  </div>
)
