import { PhoneForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE, PHONE } from '../kit/words'
import css from './07-choose-slot.css?inline'

export const size = { width: 900, height: 950 }
export const brand = 'lantern'
export const uses = ['appointment']
export const facts = ['name', 'place', 'way', 'slot1', 'slot2', 'slot3', 'slot4', 'thanksHeading', 'consent']
export const unstated = {
  en: { thanksHeading: 'We will ring you' },
  he: { thanksHeading: 'נתקשר אליכם' },
}

const en = {
  ...PHONE.en,
  ...LEAVE.en,
  name: 'Lantern Clinic',
  place: '8 Lamplight Row',
  way: 'Step-free, four minutes from the tram',
  heading: 'When shall we expect you?',
  slots: 'Time of the visit',
  slot1: 'Tuesday, 8:30',
  note1: 'before work',
  slot2: 'Wednesday, 12:15',
  note2: 'over lunch',
  slot3: 'Thursday, 16:00',
  note3: 'after school',
  slot4: 'Thursday, 18:45',
  note4: 'in the evening',
  button: 'Ask for this time',
  consent: 'We ring once to confirm, for this visit\u00a0only.',
  thanksHeading: 'We will ring you today',
  thanksLine: 'Once we have spoken, the time is yours. Bring a list of what you take, and nothing else.',
  thanksClose: 'Back to the clinic',
}

export const texts = {
  en,
  he: {
    ...PHONE.he,
    ...LEAVE.he,
    name: 'מרפאת לנטרן',
    place: 'שדרת הפנסים 8',
    way: 'כניסה נגישה, ארבע דקות מהרכבת הקלה',
    heading: 'מתי נוח לכם להגיע?',
    slots: 'מועד הביקור',
    slot1: 'יום שלישי, 8:30',
    note1: 'לפני העבודה',
    slot2: 'יום רביעי, 12:15',
    note2: 'בהפסקת הצהריים',
    slot3: 'יום חמישי, 16:00',
    note3: 'אחרי הלימודים',
    slot4: 'יום חמישי, 18:45',
    note4: 'בערב',
    button: 'בקשת התור',
    consent: 'נתקשר פעם אחת לאישור, לביקור הזה\u00a0בלבד.',
    thanksHeading: 'נתקשר אליכם היום',
    thanksLine: 'אחרי שנדבר, התור שלכם. כדאי להביא רשימה של התרופות שאתם נוטלים, ודי בזה.',
    thanksClose: 'חזרה לאתר המרפאה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

type Texts = { t: Record<keyof typeof en, string> }

/** The quarter, as soft discs under its streets. */
const Quarter = () => (
  <svg className="slot-map" viewBox="0 -70 900 430" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <path fill="color-mix(in srgb, var(--fill) 16%, var(--paper))" d="M-400-200h1700v900H-400Z" />
    <g fill="var(--fill)" opacity=".16">
      <circle cx="90" cy="60" r="150" />
      <circle cx="210" cy="150" r="110" />
      <circle cx="830" cy="330" r="190" />
      <circle cx="700" cy="420" r="130" />
      <circle cx="470" cy="-30" r="120" />
    </g>
    <path
      fill="none"
      stroke="color-mix(in srgb, var(--fill) 48%, var(--paper))"
      strokeWidth="54"
      d="M-400 390C-60 280 80 400 260 370s220-130 380-120 220-90 700-190"
    />
    <g fill="none" stroke="var(--paper)" strokeLinecap="round">
      <path
        strokeWidth="22"
        d="M-400 230C0 180 200 260 420 200S800 60 1300 20M380-140v80c40 120 20 190 60 300s20 160 40 260"
      />
      <path
        strokeWidth="9"
        d="M40-140v100c10 90 50 160 40 260s40 140 40 260M210-140v100c-10 90 40 160 30 250M-60 110c160-40 320 30 450-30M560-140v100c-10 60 30 110 20 180M720-140v80c-20 80 40 130 20 170M600 140c20 90 90 150 80 330M820-140v200c10 120-30 220 10 420"
      />
    </g>
    <path
      fill="none"
      stroke="var(--ink)"
      strokeWidth="4"
      strokeDasharray="1 11"
      strokeLinecap="round"
      d="M436 196c90-24 150-46 205-74"
    />
    <circle cx="428" cy="198" r="9" fill="var(--paper)" stroke="var(--ink)" strokeWidth="4" />
    <circle cx="655" cy="116" r="58" fill="var(--second)" opacity=".3" />
    <path fill="var(--second)" d="M655 132c-24-30-38-44-38-66a38 38 0 0 1 76 0c0 22-14 36-38 66Z" />
    <circle cx="655" cy="66" r="15" fill="var(--paper)" />
  </svg>
)

const Slot = ({ t, number }: Texts & { number: 1 | 2 | 3 | 4 }) => (
  <label>
    <input type="radio" name="slot" value={t[`slot${number}`]} required />
    <span>
      <b>{t[`slot${number}`]}</b>
      <i>{t[`note${number}`]}</i>
    </span>
  </label>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design slot">
    <Style css={css} />
    <Quarter />
    <div className="slot-pin">
      <p className="eyebrow">{t.name}</p>
      <p className="slot-place">{t.place}</p>
      <p className="small">{t.way}</p>
    </div>
    <section className="slot-body" data-wisp-screen="main">
      <Logo />
      <h2>{t.heading}</h2>
      <PhoneForm t={t}>
        <fieldset className="slot-list" data-wisp-field="slot" aria-label={t.slots}>
          <Slot t={t} number={1} />
          <Slot t={t} number={2} />
          <Slot t={t} number={3} />
          <Slot t={t} number={4} />
        </fieldset>
      </PhoneForm>
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} className="slot-body" />
  </div>
)
