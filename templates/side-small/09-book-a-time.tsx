import { Chips } from '../kit/chips'
import { PhoneForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE, PHONE } from '../kit/words'
import css from './09-book-a-time.css?inline'

export const size = { width: 400, height: 0 }
export const uses = ['appointment', 'callback']
export const facts = [
  'heading',
  'day1',
  'day2',
  'day3',
  'day4',
  'day5',
  'hour1',
  'hour2',
  'hour3',
  'thanksLine',
  'consent',
]
export const unstated = {
  en: { heading: 'A first visit' },
  he: { heading: 'ביקור ראשון' },
}
export const brand = 'lantern'

const en = {
  ...PHONE.en,
  ...LEAVE.en,
  heading: 'A first visit, this week',
  days: 'Day',
  day1: 'Mon',
  day2: 'Tue',
  day3: 'Wed',
  day4: 'Thu',
  day5: 'Fri',
  hours: 'Around',
  hour1: '8:30',
  hour2: '12:00',
  hour3: '17:30',
  button: 'Ask for this time',
  consent: 'We ring once to confirm, and keep the number for this visit only.',
  thanksHeading: 'We will ring to confirm',
  thanksLine: 'Within two working hours. Nothing to prepare, only bring yourself.',
  thanksClose: 'Back to the clinic',
}

export const texts = {
  en,
  he: {
    ...PHONE.he,
    ...LEAVE.he,
    heading: 'ביקור ראשון, כבר השבוע',
    days: 'יום',
    day1: 'א׳',
    day2: 'ב׳',
    day3: 'ג׳',
    day4: 'ד׳',
    day5: 'ה׳',
    hours: 'בסביבות',
    hour1: '8:30',
    hour2: '12:00',
    hour3: '17:30',
    button: 'לבקש את התור',
    consent: 'נתקשר פעם אחת לאישור, ונשמור את המספר לביקור הזה בלבד.',
    thanksHeading: 'נתקשר לאשר',
    thanksLine: 'תוך שעתיים בימי עבודה. אין מה להכין, רק להגיע.',
    thanksClose: 'חזרה למרפאה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design visit">
    <Style css={css} />
    <section className="visit-main" data-wisp-screen="main">
      <PhoneForm t={t}>
        <Logo />
        <h2>{t.heading}</h2>
        <Chips name="day" legend={t.days} className="visit-days" isLine>
          {[t.day1, t.day2, t.day3, t.day4, t.day5]}
        </Chips>
        <Chips name="hour" legend={t.hours} className="visit-hours">
          {[t.hour1, t.hour2, t.hour3]}
        </Chips>
      </PhoneForm>
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} className="visit-thanks" />
  </div>
)
