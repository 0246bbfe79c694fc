import type { TemplateProps } from '../kit/library'
import { Leave, Logo } from '../kit/pieces'
import { Stars } from '../kit/stars'
import { Style } from '../kit/theme'
import css from './05-pocket-app.css?inline'

export const size = { width: 390, height: 0 }
export const uses = ['app']
export const facts = ['stars']
export const brand = 'ember'

const en = {
  heading: 'Take the fire with you',
  line: 'Your camp, your crew and the night watch, in your pocket. It picks up where you left off.',
  stars: 'Sample rating: 4.5 of 5',
  button: 'For iPhone',
  link: '#iphone',
  android: 'For Android',
  androidLink: '#android',
  decline: 'Stay in the browser',
}

export const texts = {
  en,
  he: {
    heading: 'קחו את האש איתכם',
    line: 'המחנה, החבורה ומשמרת הלילה, בכיס. ממשיכים בדיוק מהמקום שבו עצרתם.',
    stars: 'דירוג לדוגמה: 4.5 מתוך 5',
    button: 'לאייפון',
    link: '#iphone',
    android: 'לאנדרואיד',
    androidLink: '#android',
    decline: 'להישאר בדפדפן',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const RAYS = Array.from({ length: 12 }, (_, ray) => ray * 30)

/** The game's icon, lit from behind: a flame folded out of six planes. */
const Icon = () => (
  <svg className="ember-icon" viewBox="-195 -92 390 184" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <g fill="var(--fill)" opacity=".1">
      {RAYS.map((turn) => (
        <path key={turn} d="M0 0-28-260h56Z" transform={`rotate(${turn})`} />
      ))}
    </g>
    <path fill="var(--fill)" d="M-46-62h92l16 16v92l-16 16h-92l-16-16v-92Z" />
    <path fill="color-mix(in srgb, var(--fill) 16%, #0c0620)" d="M-45-59h90l14 14v90l-14 14h-90l-14-14v-90Z" />
    <path fill="var(--second)" d="M0-50 30-8 0 46Z" />
    <path fill="color-mix(in srgb, var(--second) 72%, #b3261e)" d="M0-50-22-14 0 46Z" />
    <path fill="color-mix(in srgb, var(--second) 45%, #b3261e)" d="M-22-14-34 12-18 38 0 46Z" />
    <path fill="color-mix(in srgb, var(--second) 80%, #b3261e)" d="M30-8 36 16 20 38 0 46Z" />
    <path fill="var(--fill)" d="M0 6 12 24 0 46Z" />
    <path fill="color-mix(in srgb, var(--fill) 62%, #fff)" d="M0 6-10 24 0 46Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design ember">
    <Style css={css} />
    <Icon />
    <div className="ember-body">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="ember-stars">
        <Stars />
        {t.stars}
      </p>
      <p className="line">{t.line}</p>
      <div className="ember-doors">
        <a className="button" part="button" href={t.link} data-wisp-action="link">
          {t.button}
        </a>
        <a className="button" part="button" href={t.androidLink} data-wisp-action="link">
          {t.android}
        </a>
      </div>
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
