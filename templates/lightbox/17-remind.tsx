import { EmailForm } from '../kit/forms'
import type { DrawnDesign, TemplateProps } from '../kit/library'
import { asLine, Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './17-remind.css?inline'

export const size = { width: 560, height: 560 }
export const brand = 'hall'
export const uses = ['event']
export const facts = ['weekday', 'day', 'month', 'place', 'room', 'hour', 'price', 'heading', 'line']
export const unstated = {
  en: { heading: 'Keep an evening for us' },
  he: { heading: 'שמרו לנו ערב' },
}
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 480, height: 120 }, small: { width: 360, height: 120 } },
}

const en = {
  weekday: 'Sunday',
  day: '14',
  month: 'June',
  place: 'Plaster Hall',
  room: 'Room 9',
  hour: '19:30',
  price: 'Free entry',
  heading: 'Forty noses, none\u00a0original',
  line: 'An evening walk past the casts that lost theirs.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Send my ticket',
  consent: 'We write to you about this evening only.',
  remind: 'Remind me later',
  decline: 'No, thanks',
  thanksHeading: 'Your ticket is on its way',
  thanksLine: 'Show the email at the door. Noses may be drawn, not touched.',
  thanksClose: 'Back to the museum',
  laterHeading: 'Until another time, then',
  laterLine: 'We will ask you again.',
}

export const texts = {
  en,
  he: {
    weekday: 'יום ראשון',
    day: '14',
    month: 'ביוני',
    place: 'היכל הגבס',
    room: 'אולם 9',
    hour: '19:30',
    price: 'ללא תשלום',
    heading: 'ארבעים אפים, ואף\u00a0אחד לא\u00a0מקורי',
    line: 'סיור ערב בין יציקות הגבס שאיבדו את שלהן.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'שלחו לי כרטיס',
    consent: 'נכתוב לכם רק על הערב הזה.',
    remind: 'הזכירו לי אחר כך',
    decline: 'לא, תודה',
    thanksHeading: 'הכרטיס בדרך אליכם',
    thanksLine: 'הציגו את האימייל בכניסה. לצייר את האפים מותר, לגעת לא.',
    thanksClose: 'חזרה למוזיאון',
    laterHeading: 'אז עד הפעם הבאה',
    laterLine: 'נשאל אתכם שוב.',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

type Text = keyof typeof en

/**
 * Degrees from the top at which the words of the ring stand: at least 33 apart, which the size of long ones counts on. The day and the X
 * have their places between them.
 */
const RING: [at: number, text: Text][] = [
  [-75, 'hour'],
  [-11, 'place'],
  [22, 'room'],
  [70, 'price'],
  [110, 'room'],
  [145, 'hour'],
  [180, 'place'],
  [215, 'price'],
  [250, 'room'],
]

/** From the front, lit from one side, as plaster on a wall is. */
const Nose = ({ position, turn }: { position: string; turn: number }) => (
  <g transform={`translate(${position}) rotate(${turn})`}>
    <path fill="#0003" d="M12 8c8 20 14 32 24 42 8 8 4 24-10 22-8 8-22 8-30 0Z" />
    <path
      fill="var(--nose)"
      d="M0 0c8 0 7 22 14 34 4 8 12 10 12 20s-8 13-14 10c-6 8-18 8-24 0-6 3-14 0-14-10s8-12 12-20C-7 22-8 0 0 0Z"
    />
    <path
      fill="#000"
      fillOpacity=".2"
      d="M2 1c6 3 6 22 12 33 4 8 12 10 12 20s-8 13-14 10c-4 5-9 7-14 6 10-8 8-20 6-34-2-12-3-24-2-35Z"
    />
    <path fill="#000" fillOpacity=".55" d="M-14 60c3-5 8-4 9 1-3 3-7 3-9-1Zm28 0c-3-5-8-4-9 1 3 3 7 3 9-1Z" />
  </g>
)

const Noses = () => (
  <svg viewBox="0 0 460 120" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <Nose position="158 8" turn={7} />
    <Nose position="230 20" turn={-2} />
    <Nose position="302 8" turn={-8} />
  </svg>
)

export const Template = ({ t }: TemplateProps<Text>) => (
  <div className="design round">
    <Style css={css} />
    <div className="round-sheet">
      <div className="round-ring">
        {RING.map(([angle, text]) => (
          <span
            key={angle}
            className={angle > 90 ? 'low' : undefined}
            // Below they are told again.
            aria-hidden={angle > 90 || undefined}
            style={{ ...asLine(t[text]), '--at': `${angle}deg` } as React.CSSProperties}
          >
            {t[text]}
          </span>
        ))}
      </div>
      <div className="art round-foot">
        <Picture>
          <Noses />
        </Picture>
      </div>
      <div className="round-holes" />
      <section className="round-body" data-wisp-screen="main">
        <Logo />
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
        <EmailForm t={t} row />
        <div className="round-ways">
          <button type="button" className="plain" data-wisp-action="remind">
            {t.remind}
          </button>
          <Leave>{t.decline}</Leave>
        </div>
      </section>
      <section className="round-body round-said" data-wisp-screen="thanks">
        <h2>{t.thanksHeading}</h2>
        <p className="line">{t.thanksLine}</p>
        <Leave>{t.thanksClose}</Leave>
      </section>
      <section className="round-body round-said" data-wisp-screen="remind">
        <h2>{t.laterHeading}</h2>
        <p className="line">{t.laterLine}</p>
      </section>
    </div>
    <p className="round-day">
      <span>{t.weekday}</span> <strong>{t.day}</strong> <span>{t.month}</span>
    </p>
  </div>
)
