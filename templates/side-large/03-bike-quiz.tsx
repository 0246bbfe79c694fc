import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './03-bike-quiz.css?inline'

export const size = { width: 460, height: 0 }
export const brand = 'cog'
export const uses = ['quiz', 'guide']
export const facts = ['line', 'consent']

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  heading: 'What is under your tyres?',
  flat: 'Tarmac',
  rough: 'Gravel and ruts',
  steps: 'Kerbs, stairs',
  heading2: 'Where do we send it?',
  line: 'One page: your tyre width, your pressure, and the two tyres we would\u00a0fit.',
  button: 'Send my numbers',
  consent: 'Then a workshop note a month. You can leave at any time.',
  thanksHeading: 'Get the pump out',
  thanksLine: 'Your numbers are in your inbox. Set the rear first, it carries more.',
  thanksClose: 'Back to the bikes',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    heading: 'על מה הצמיגים שלכם נוסעים?',
    flat: 'אספלט',
    rough: 'חצץ ומהמורות',
    steps: 'שפות ומדרגות',
    heading2: 'לאן לשלוח?',
    line: 'עמוד אחד: רוחב הצמיג, הלחץ, ושני הצמיגים שהיינו מרכיבים לכם.',
    button: 'שלחו לי את המספרים',
    consent: 'ואחר כך פתק מהסדנה פעם בחודש. אפשר להפסיק בכל עת.',
    thanksHeading: 'אפשר להוציא את המשאבה',
    thanksLine: 'המספרים בתיבת הדואר. מתחילים מאחור, שם יושב רוב המשקל.',
    thanksClose: 'חזרה לאופניים',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** The ground of each answer, and the height at which a wheel stands on it. */
const GROUNDS = {
  flat: ['M-40 80h240', 48, 'M-20 90h26m24 0h26m24 0h26m24 0h26'],
  rough: [
    'M-40 82c12-12 24-12 34-2s22 4 32-8 22-8 32 2 24 14 36 2 20-14 32-4 24 8 34 0h40',
    41,
    'M10 92h4m22-2h4m30 4h4m26-6h4',
  ],
  steps: ['M-40 94h74V74h40V54h40V34h100', 39, 'M44 88v-8m40-12v-8'],
} satisfies Partial<Record<keyof typeof en, readonly [string, number, string]>>

const Ground = ({ of }: { of: keyof typeof GROUNDS }) => {
  const [ground, axle, marks] = GROUNDS[of]
  const x = of === 'steps' ? 38 : 86
  return (
    <svg viewBox="0 0 160 96" preserveAspectRatio="xMaxYMid slice" fill="none" strokeWidth="4" aria-hidden="true">
      <g stroke="currentcolor">
        <circle cx={x} cy={axle} r="28" strokeWidth="7" />
        <circle cx={x} cy={axle} r="5" />
        <path strokeWidth="1.6" d={`M${x - 24} ${axle}h48m-24-24v48m-17-41 34 34m0-34-34 34`} />
      </g>
      <path stroke="var(--second)" strokeWidth="7" d={ground} />
      <path stroke="var(--second)" d={marks} />
    </svg>
  )
}

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design lane turning">
    <Style css={css} />
    <section data-wisp-screen="main">
      <EmailForm t={t}>
        <p className="lane-step" aria-hidden="true">
          <b>1</b>
          <b>2</b>
        </p>
        <fieldset data-wisp-field="ground" data-wisp-check="required">
          <legend>
            <Logo />
            <h2>{t.heading}</h2>
          </legend>
          {(['flat', 'rough', 'steps'] as const).map((ground) => (
            <label key={ground} className="lane-tile">
              <input type="radio" name="ground" value={t[ground]} />
              <span>{t[ground]}</span>
              <Ground of={ground} />
            </label>
          ))}
        </fieldset>
        <div className="lane-more">
          <h2>{t.heading2}</h2>
          <p className="line">{t.line}</p>
        </div>
      </EmailForm>
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} />
  </div>
)
