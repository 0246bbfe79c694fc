import type { DrawnDesign, TemplateProps } from '../kit/library'
import { EmailForm, Leave, Picture, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './06-exhibition-opening.css?inline'

export const size = { width: 1920, height: 1080 }
export const uses = ['event']
export const brand = 'hall'
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 1120, height: 1080 },
    small: { width: 390, height: 300 },
    screens: { wide: 1920, small: 390 },
  },
}

const en = {
  day: '14',
  when: 'Friday 14 March, from six in the evening',
  heading: 'White on white: casts and their shadows',
  line: 'Ninety plaster casts, one lamp each. The first evening is free; we keep a place for everyone who writes.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Keep me a place',
  consent: 'One email with your place, and one if the evening moves.',
  decline: 'Another evening',
  thanksHeading: 'Your name is at the door',
  thanksLine: 'Come in by the courtyard. Bags stay at the cloakroom, questions do not.',
  thanksClose: 'On to the museum',
}

export const texts = {
  en,
  he: {
    day: '14',
    when: 'יום שישי, 14 במרץ, משעה שש בערב',
    heading: 'לבן על לבן: יציקות והצללים שלהן',
    line: 'תשעים יציקות גבס, מנורה אחת לכל אחת. הערב הראשון פתוח לקהל בחינם, ומי שכותבים לנו מקבלים מקום שמור.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'שמרו לי מקום',
    consent: 'אימייל אחד עם פרטי המקום, ועוד אחד אם המועד ישתנה.',
    decline: 'בערב אחר',
    thanksHeading: 'השם שלכם בכניסה',
    thanksLine: 'נכנסים דרך החצר. תיקים נשארים במלתחה, שאלות לא.',
    thanksClose: 'לאתר המוזיאון',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Plaster shapes in a raking light, before a wall. */
const Casts = () => (
  <svg viewBox="0 0 1120 1080" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="cast" x2="1" y2=".5">
        <stop stopColor="#fff" />
        <stop offset=".55" stopColor="#d9d4c9" />
        <stop offset="1" stopColor="#77748f" />
      </linearGradient>
    </defs>
    <path fill="var(--fill)" d="M-200-100h1520v1280H-200Z" />
    <path fill="#fff" opacity=".16" d="M-200-100H500l760 1280H-200Z" />
    <path fill="#0b0a4a" opacity=".5" d="M330 860 1120 620v460H250ZM620 250l500 190V150Z" />
    <g fill="url(#cast)">
      <path d="M60 1080V700h330v380ZM20 640h410v60H20Z" />
      <circle cx="640" cy="230" r="190" />
      <path d="M780 1080V560a170 170 0 0 1 340 0v520Z" />
      <path d="M150 640c-16-74 26-104 14-152-40-18-50-66-40-120 12-68 70-108 138-96 76 14 108 80 92 142l22 46-26 14c2 40-8 62-52 62-10 40 14 70 26 104Z" />
    </g>
    <path fill="var(--second)" d="m440 1080 140-420 140 420Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design opening">
    <Style css={css} />
    <div className="art">
      <Picture>
        <Casts />
      </Picture>
      <svg className="opening-day" viewBox="-40 90 1080 790" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
        <mask id="day">
          <path fill="#fff" d="M-4000-4000h9000v9000h-9000Z" />
          <text x="474" y="800" textAnchor="middle">
            {t.day}
          </text>
        </mask>
        <path fill="var(--paper)" mask="url(#day)" d="M-4000-4000h9000v9000h-9000Z" />
      </svg>
    </div>
    <section className="opening-body" data-wisp-screen="main">
      <p className="opening-when">{t.when}</p>
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} row />
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} className="opening-body">
      <p className="opening-when">{t.when}</p>
    </Thanks>
  </div>
)
