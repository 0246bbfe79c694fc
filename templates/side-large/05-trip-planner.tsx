import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { asLine, Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './05-trip-planner.css?inline'

export const size = { width: 480, height: 0 }
export const brand = 'salt'
export const uses = ['contact', 'quiz']
export const facts = ['day1', 'stop1', 'day2', 'stop2', 'day3', 'stop3', 'day4', 'thanksLine', 'consent']

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  heading: 'The last stop is yours',
  day1: 'Day 1',
  stop1: 'Night train to the salt pans',
  day2: 'Day 3',
  stop2: 'Ferry to a long beach',
  day3: 'Day 5',
  stop3: 'Lemon road, on foot',
  day4: 'Day 7',
  placeLabel: 'Where should it end?',
  placePlaceholder: 'A town, or just “warm”',
  button: 'Plan it with me',
  consent: 'One reply from a person, and nothing is\u00a0booked.',
  thanksHeading: 'Your last stop is on the map',
  thanksLine: 'We write within two days, with trains, beds and a price.',
  thanksClose: 'Back to the coast',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    heading: 'התחנה האחרונה היא שלכם',
    day1: 'יום 1',
    stop1: 'רכבת לילה אל בריכות המלח',
    day2: 'יום 3',
    stop2: 'מעבורת, ואז החוף הארוך',
    day3: 'יום 5',
    stop3: 'שביל הלימונים, ברגל',
    day4: 'יום 7',
    placeLabel: 'ואיפה מסיימים?',
    placePlaceholder: 'עיירה, או סתם ״חם״',
    button: 'תכננו איתי',
    consent: 'תשובה אחת מאדם, ושום דבר לא מוזמן.',
    thanksHeading: 'התחנה האחרונה על המפה',
    thanksLine: 'נכתוב בתוך יומיים, עם רכבות, מיטות ומחיר.',
    thanksClose: 'חזרה לחוף',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A low sun in bands, a coast with its surf, a paper boat, and the way along them into the hole of the label below. */
const Coast = () => (
  <svg className="way-map" viewBox="0 0 480 400" fill="none" aria-hidden="true">
    <circle cx="404" cy="44" r="98" fill="var(--second)" />
    <path stroke="var(--sea)" strokeWidth="4" d="M290 50h230" />
    <path stroke="var(--sea)" strokeWidth="7" d="M290 71h230" />
    <path stroke="var(--sea)" strokeWidth="11" d="M290 94h230" />
    <path stroke="var(--sea)" strokeWidth="28" d="M290 130h230" />
    <path
      fill="color-mix(in srgb, var(--second) 40%, #fff)"
      d="M0 140c14 4 22 14 24 28s20 16 18 36-16 20-12 36 8 22 0 38-10 34-30 40Z"
    />
    <path
      stroke="currentcolor"
      strokeOpacity=".45"
      strokeWidth="2"
      d="M0 125c20 4 32 18 35 34s20 18 18 44-14 22-11 38 8 26-1 42-16 42-41 48M330 196q8-8 16 0t16 0 16 0m30 20q8-8 16 0t16 0"
    />
    <g className="way-boat">
      <path fill="var(--on-area)" d="m372 278 66-4-16 22h-36Zm32-6V232l26 38Zm-6 0h-20l20-26Z" />
      <path stroke="currentcolor" strokeOpacity=".45" strokeWidth="2" d="M372 306q8-8 16 0t16 0 16 0 16 0" />
    </g>
    <path
      stroke="currentcolor"
      strokeWidth="5"
      strokeLinecap="round"
      strokeDasharray="0 11"
      d="M78 122C56 158 66 172 100 190S152 232 124 254 60 280 66 312 80 360 70 400V480"
    />
    <g fill="var(--second)" stroke="currentcolor" strokeWidth="4">
      <circle cx="76" cy="126" r="11" />
      <circle cx="134" cy="214" r="11" />
      <circle cx="67" cy="292" r="11" />
    </g>
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design way field">
    <Style css={css} />
    <Coast />
    <section data-wisp-screen="main">
      <Logo />
      <h2 style={asLine(t.heading)}>{t.heading}</h2>
      <ol>
        {([1, 2, 3] as const).map((number) => (
          <li key={number} style={asLine(t[`stop${number}`])}>
            <strong>{t[`day${number}`]}</strong>
            {t[`stop${number}`]}
          </li>
        ))}
      </ol>
      <div className="way-label">
        <p className="way-day">{t.day4}</p>
        <EmailForm t={t}>
          <label className="label" htmlFor="place">
            {t.placeLabel}
          </label>
          <input
            id="place"
            className="input"
            name="place"
            placeholder={t.placePlaceholder}
            required
            data-wisp-field="place"
          />
        </EmailForm>
        <Leave>{t.decline}</Leave>
      </div>
    </section>
    <Thanks t={t} className="way-end way-label" />
  </div>
)
