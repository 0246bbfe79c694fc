import { EmailForm } from '../kit/forms'
import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Leave, Logo, Picture, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './06-exhibition-opening.css?inline'

export const size = { width: 1920, height: 1080 }
export const uses = ['event']
export const facts = ['day', 'when', 'line', 'consent', 'thanksLine']
export const brand = 'hall'
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 1120, height: 1080 },
    small: { width: 390, height: 300 },
    screens: { wide: 1920, small: 390 },
    photo: 'hall-plinth',
    focus: { x: 50, y: 26 },
  },
}

const en = {
  day: '14',
  when: 'Friday 14 March, from six in the evening',
  heading: 'White on white: casts and their\u00a0shadows',
  line: 'Ninety plaster casts, one lamp each. The first evening is free; we keep a place for everyone who\u00a0writes.',
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

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design opening">
    <Style css={css} />
    <div className="art">
      <Picture />
      <svg className="opening-day" viewBox="0 0 1000 660" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
        <mask id="day">
          <path fill="#fff" d="M-4000-4000h9000v9000h-9000Z" />
          <text x="486" y="636" textAnchor="middle">
            {t.day}
          </text>
        </mask>
        <path fill="var(--paper)" mask="url(#day)" d="M-4000-4000h9000v9000h-9000Z" />
      </svg>
    </div>
    <section className="opening-body" data-wisp-screen="main">
      <p className="opening-when">{t.when}</p>
      <Logo />
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
