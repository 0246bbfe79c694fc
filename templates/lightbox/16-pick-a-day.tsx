import { SubmitButton } from '../kit/buttons'
import { PhoneLabel } from '../kit/fields'
import { SmallPrint } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE, PHONE } from '../kit/words'
import css from './16-pick-a-day.css?inline'

export const size = { width: 840, height: 500 }
export const uses = ['appointment']
export const facts = ['month', 'hour1', 'hour2', 'hour3', 'hour4', 'hour5', 'thanksLine']
export const brand = 'lantern'

const en = {
  ...PHONE.en,
  ...LEAVE.en,
  heading: 'Which day suits you?',
  line: 'Add an hour, and we call to\u00a0confirm.',
  month: 'June 2026',
  weekdays: 'Mo Tu We Th Fr Sa Su',
  first: '1',
  day: 'Day',
  hour: 'Hour',
  hour1: '08:30',
  hour2: '10:00',
  hour3: '12:30',
  hour4: '16:00',
  hour5: '18:30',
  button: 'Ask for this hour',
  thanksHeading: 'We will call you',
  thanksLine: 'Today, or tomorrow morning if it is after six now. Then the hour is yours.',
  thanksClose: 'Back to the clinic',
}

export const texts = {
  en,
  he: {
    ...PHONE.he,
    ...LEAVE.he,
    heading: 'איזה יום נוח לכם?',
    line: 'בחרו גם שעה, ונתקשר לאשר.',
    month: 'יוני 2026',
    weekdays: 'א ב ג ד ה ו ש',
    first: '2',
    day: 'יום',
    hour: 'שעה',
    hour1: '08:30',
    hour2: '10:00',
    hour3: '12:30',
    hour4: '16:00',
    hour5: '18:30',
    button: 'בקשת התור',
    thanksHeading: 'נתקשר אליכם',
    thanksLine: 'עוד היום, ואם כבר אחרי שש, מחר בבוקר. ואז השעה שמורה לכם.',
    thanksClose: 'חזרה למרפאה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

type Text = keyof typeof en
type Texts = { t: Record<Text, string> }

const HOURS: Text[] = ['hour1', 'hour2', 'hour3', 'hour4', 'hour5']
const DAYS = Array.from({ length: 30 }, (_, day) => `${day + 1}`)

const Choice = ({ name, value }: { name: string; value: string }) => (
  <label>
    <input type="radio" name={name} value={value} />
    <span>{value}</span>
  </label>
)

/** A sheet of a wall calendar; each day of it can be chosen. */
const Month = ({ t }: Texts) => (
  <fieldset className="visit-month" data-wisp-field="day" data-wisp-check="required" aria-label={t.day}>
    <svg className="visit-rings" viewBox="0 0 344 30" aria-hidden="true">
      <path stroke="var(--on-area)" strokeWidth="12" strokeLinecap="round" d="M60 24h0m56 0h0m56 0h0m56 0h0m56 0h0" />
      <path
        stroke="var(--ring)"
        strokeWidth="6"
        strokeLinecap="round"
        d="M60 4v19m56-19v19m56-19v19m56-19v19m56-19v19"
      />
    </svg>
    <p className="visit-name">{t.month}</p>
    <p className="visit-week">{t.weekdays}</p>
    <div className="visit-days" style={{ '--first': t.first } as React.CSSProperties}>
      {DAYS.map((day) => (
        <Choice key={day} name="day" value={day} />
      ))}
    </div>
  </fieldset>
)

export const Template = ({ t }: TemplateProps<Text>) => (
  <div className="design visit">
    <Style css={css} />
    <section data-wisp-screen="main">
      <form className="visit-form" data-wisp-form="">
        <div className="visit-head">
          <Logo />
          <h2>{t.heading}</h2>
          <p className="line">{t.line}</p>
        </div>
        <Month t={t} />
        <fieldset className="visit-hours" data-wisp-field="hour" data-wisp-check="required">
          <legend className="label">{t.hour}</legend>
          <div>
            {HOURS.map((hour) => (
              <Choice key={hour} name="hour" value={t[hour]} />
            ))}
          </div>
        </fieldset>
        <div className="visit-phone">
          <PhoneLabel t={t} />
          <div className="row">
            <input
              id="phone"
              className="input"
              type="tel"
              name="phone"
              dir="ltr"
              placeholder={t.phonePlaceholder}
              required
              data-wisp-field="phone"
            />
            <SubmitButton>{t.button}</SubmitButton>
          </div>
          <SmallPrint>{t.consent}</SmallPrint>
          <Leave>{t.decline}</Leave>
        </div>
      </form>
    </section>
    <Thanks t={t} className="visit-thanks" />
  </div>
)
