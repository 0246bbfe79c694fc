import type { TemplateProps } from '../kit/library'
import { Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE, PHONE, STEPS } from '../kit/words'
import css from './13-training-plan.css?inline'

export const size = { width: 1920, height: 1080 }
export const brand = 'grit'
export const uses = ['quiz', 'callback', 'guide']
export const facts = ['emailLine', 'consent', 'phoneLine', 'thanksLine']

const en = {
  ...EMAIL.en,
  phoneLabel: PHONE.en.phoneLabel,
  phonePlaceholder: PHONE.en.phonePlaceholder,
  ...STEPS.en,
  decline: LEAVE.en.decline,
  heading: 'What is the bar for?',
  goal1: 'More on it',
  goal2: 'Less of me',
  goal3: 'Stairs without talking about it',
  heading2: 'When will you really come?',
  days1: 'Before work',
  days2: 'At lunch',
  days3: 'After dark',
  days4: 'Whenever it rains',
  heading3: 'Anything we should not load?',
  load1: 'Nothing hurts',
  load2: 'Something does',
  painLabel: 'What, and since when? (if you like)',
  emailHeading: 'Your plan, on one page',
  emailLine: 'Every set, every weight, every day off. It comes by email, tonight.',
  button: 'Send my plan',
  consent: 'The plan now, then a note a month. You can leave at any time.',
  phoneHeading: 'A word with a coach?',
  phoneLine: 'One call to get your starting weights right. No selling: the coaches are bad at it.',
  phoneButton: 'Call me',
  phoneSkip: 'Just the plan',
  call: PHONE.en.consent,
  thanksHeading: 'Rack is set',
  thanksLine: 'Your plan is in your inbox. Bring flat shoes and a towel.',
  thanksClose: 'Back to the floor',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    phoneLabel: PHONE.he.phoneLabel,
    phonePlaceholder: PHONE.he.phonePlaceholder,
    ...STEPS.he,
    decline: LEAVE.he.decline,
    heading: 'בשביל מה המוט?',
    goal1: 'שיהיה עליו יותר',
    goal2: 'שיהיה ממני פחות',
    goal3: 'לעלות במדרגות בלי לדבר על זה',
    heading2: 'מתי באמת תבואו?',
    days1: 'לפני העבודה',
    days2: 'בצהריים',
    days3: 'אחרי החשכה',
    days4: 'כשיורד גשם',
    heading3: 'יש משהו שלא כדאי להעמיס?',
    load1: 'שום דבר לא כואב',
    load2: 'משהו כואב',
    painLabel: 'מה, ומאז מתי? (רק אם רוצים)',
    emailHeading: 'התוכנית שלכם, בעמוד אחד',
    emailLine: 'כל סט, כל משקל, כל יום מנוחה. מגיע באימייל, עוד הערב.',
    button: 'שלחו לי את התוכנית',
    consent: 'התוכנית עכשיו, ואז פתק בחודש. אפשר להפסיק בכל עת.',
    phoneHeading: 'מילה עם מאמן?',
    phoneLine: 'שיחה אחת לדיוק משקלי הפתיחה. בלי מכירות.',
    phoneButton: 'התקשרו אליי',
    phoneSkip: 'רק את התוכנית',
    call: PHONE.he.consent,
    thanksHeading: 'המתקן מוכן',
    thanksLine: 'התוכנית בתיבת הדואר. תביאו נעליים שטוחות.',
    thanksClose: 'חזרה לאולם',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

type Texts = TemplateProps<keyof typeof en>['t']

/** Plates in the order in which they go on the bar: half of the height, and how thick. */
const PLATES = [
  [150, 44],
  [150, 44],
  [118, 36],
  [86, 28],
  [58, 22],
] as const

const Plates = ({ count }: { count: number }) => {
  let x = 0
  return (
    <>
      {PLATES.slice(0, count).map(([half, thick], place) => {
        const left = x
        x += thick + 5
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: two plates are alike
          <g key={place} className={place === count - 1 ? 'bar-plate bar-new' : 'bar-plate'}>
            <rect x={left} y={-half} width={thick} height={half * 2} rx="9" />
            <rect className="bar-rim" x={left + thick - 9} y={12 - half} width="4" height={half * 2 - 24} rx="2" />
          </g>
        )
      })}
    </>
  )
}

/** A barbell with one more plate on each side for each question that is answered. */
const Bar = ({ count }: { count: number }) => (
  <svg className="bar" viewBox="-960 -170 1920 340" aria-hidden="true">
    <g className="bar-steel">
      <rect x="-900" y="-11" width="1800" height="22" rx="4" />
      <rect x="-905" y="-18" width="330" height="36" rx="5" />
      <rect x="575" y="-18" width="330" height="36" rx="5" />
      <rect x="-585" y="-34" width="24" height="68" rx="5" />
      <rect x="561" y="-34" width="24" height="68" rx="5" />
    </g>
    <path className="bar-grip" d="M-500 0h260m480 0h260" />
    <g transform="translate(590 0)">
      <Plates count={count} />
    </g>
    <g transform="translate(-590 0) scale(-1 1)">
      <Plates count={count} />
    </g>
  </svg>
)

const Answer = ({ t, name, slot, value }: { t: Texts; name: string; slot: keyof Texts; value?: string }) => (
  <label className="plan-answer">
    <input type="radio" name={name} value={value ?? t[slot]} />
    <span>{t[slot]}</span>
  </label>
)

const Answers = ({ t, name, slots }: { t: Texts; name: string; slots: (keyof Texts)[] }) => (
  <fieldset data-wisp-field={name} data-wisp-check="required" aria-label={t[slots[0] ?? 'heading']}>
    <div className="plan-answers">
      {slots.slice(1).map((slot) => (
        <Answer key={slot} t={t} name={name} slot={slot} />
      ))}
    </div>
  </fieldset>
)

const Back = ({ t }: { t: Texts }) => (
  <button type="button" className="plain" data-wisp-action="back">
    {t.back}
  </button>
)

const Next = ({ t, to }: { t: Texts; to: string }) => (
  <button type="button" className="button" part="button" data-wisp-action="next" data-wisp-to={to}>
    {t.next}
  </button>
)

const Questions = ({ t }: { t: Texts }) => (
  <>
    <section className="plan-step" data-wisp-screen="main">
      <div className="plan-body">
        <Logo />
        <div data-wisp-progress="" />
        <h2>{t.heading}</h2>
        <Answers t={t} name="goal" slots={['heading', 'goal1', 'goal2', 'goal3']} />
        <div className="plan-ways">
          <Next t={t} to="days" />
          <Leave>{t.decline}</Leave>
        </div>
      </div>
      <Bar count={1} />
    </section>
    <section className="plan-step" data-wisp-screen="days">
      <div className="plan-body">
        <div data-wisp-progress="" />
        <h2>{t.heading2}</h2>
        <Answers t={t} name="when" slots={['heading2', 'days1', 'days2', 'days3', 'days4']} />
        <div className="plan-ways">
          <Next t={t} to="load" />
          <Back t={t} />
        </div>
      </div>
      <Bar count={2} />
    </section>
    <section className="plan-step" data-wisp-screen="load">
      <div className="plan-body">
        <div data-wisp-progress="" />
        <h2>{t.heading3}</h2>
        <fieldset data-wisp-field="load" data-wisp-check="required" aria-label={t.heading3}>
          <div className="plan-answers">
            <Answer t={t} name="load" slot="load1" value="nothing" />
            <Answer t={t} name="load" slot="load2" value="something" />
          </div>
        </fieldset>
        <div className="plan-more" data-wisp-show-if="load:something">
          <label className="label" htmlFor="pain">
            {t.painLabel}
          </label>
          <input id="pain" className="input" type="text" name="pain" data-wisp-field="pain" />
        </div>
        <div className="plan-ways">
          <Next t={t} to="email" />
          <Back t={t} />
        </div>
      </div>
      <Bar count={3} />
    </section>
  </>
)

const Reach = ({ t }: { t: Texts }) => (
  <>
    <section className="plan-step" data-wisp-screen="email">
      <div className="plan-body">
        <div data-wisp-progress="" />
        <h2>{t.emailHeading}</h2>
        <p className="line">{t.emailLine}</p>
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
        <div className="plan-ways">
          <Next t={t} to="phone" />
          <Back t={t} />
        </div>
        <p className="small consent">{t.consent}</p>
      </div>
      <Bar count={4} />
    </section>
    <section className="plan-step" data-wisp-screen="phone">
      <div className="plan-body">
        <div data-wisp-progress="" />
        <h2>{t.phoneHeading}</h2>
        <p className="line">{t.phoneLine}</p>
        <fieldset data-wisp-field="call" data-wisp-check="required" aria-label={t.phoneHeading}>
          <div className="plan-answers">
            <Answer t={t} name="call" slot="phoneButton" value="yes" />
            <Answer t={t} name="call" slot="phoneSkip" value="no" />
          </div>
        </fieldset>
        <div className="plan-more" data-wisp-show-if="call:yes">
          <label className="label" htmlFor="phone">
            {t.phoneLabel}
          </label>
          <input
            id="phone"
            className="input"
            type="tel"
            name="phone"
            inputMode="tel"
            dir="ltr"
            placeholder={t.phonePlaceholder}
            required
            data-wisp-field="phone"
          />
          <p className="small">{t.call}</p>
        </div>
        <div className="plan-ways">
          <button type="submit" className="button" part="button">
            {t.button}
          </button>
          <Back t={t} />
        </div>
      </div>
      <Bar count={5} />
    </section>
  </>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design plan">
    <Style css={css} />
    <form data-wisp-form="">
      <Questions t={t} />
      <Reach t={t} />
    </form>
    <section className="plan-step" data-wisp-screen="thanks">
      <div className="plan-body">
        <h2>{t.thanksHeading}</h2>
        <p className="line">{t.thanksLine}</p>
        <Leave>{t.thanksClose}</Leave>
      </div>
      <Bar count={5} />
    </section>
  </div>
)
