import { EmailForm } from '../kit/forms'
import type { DrawnDesign, TemplateProps, Theme } from '../kit/library'
import { Leave, Logo, Picture, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './02-new-collection.css?inline'

export const size = { width: 1920, height: 1080 }
export const uses = ['announcement', 'newsletter']
export const facts = ['number', 'line', 'button', 'consent', 'thanksHeading', 'thanksLine']
export const unstated = {
  en: { button: 'Let me in', thanksHeading: 'You are on the list' },
  he: { button: 'פתחו לי', thanksHeading: 'אתם ברשימה' },
}
export const brand = 'veyra'
export const theme: Partial<Theme> = { accent: '#c1121f', paper: '#efece6' }
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 960, height: 1080 },
    small: { width: 390, height: 300 },
    screens: { wide: 1920, small: 390 },
  },
}

const en = {
  number: '07',
  heading: 'Cut from one length of red',
  line: 'Nineteen pieces, no two seams alike. Letters open the doors on Thursday at ten, a day before everyone else.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Open on Thursday',
  consent: 'A letter with each collection, four a year. You can leave at any time.',
  decline: 'Not this season',
  thanksHeading: 'Until Thursday, at ten',
  thanksLine: 'The letter comes in the morning. Numbers are small; sizes run true.',
  thanksClose: 'Back to the maison',
}

export const texts = {
  en,
  he: {
    number: '07',
    heading: 'נגזר מיריעה אדומה אחת',
    line: 'תשעה־עשר פריטים, אין שני תפרים זהים. מי שמקבלים את המכתב נכנסים ביום חמישי בעשר, יום לפני כולם.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'פתחו לי ביום חמישי',
    consent: 'מכתב עם כל קולקציה, ארבעה בשנה. אפשר להפסיק בכל עת.',
    decline: 'לא העונה',
    thanksHeading: 'ניפגש ביום חמישי, בעשר',
    thanksLine: 'המכתב מגיע בבוקר. הכמויות קטנות, המידות מדויקות.',
    thanksClose: 'חזרה לבית האופנה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const FOLDS = [-340, -190, -70, 90, 190, 350, 470, 560, 700, 800, 930]

/** Cloth that hangs from one corner. */
const Cloth = () => (
  <svg viewBox="0 0 960 1080" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <defs>
      <linearGradient id="fold">
        <stop stopColor="#000" stopOpacity=".62" />
        <stop offset=".5" stopColor="#000" stopOpacity=".08" />
        <stop offset=".72" stopColor="#fff" stopOpacity=".2" />
        <stop offset="1" stopColor="#000" stopOpacity=".12" />
      </linearGradient>
    </defs>
    <path fill="var(--fill)" d="M-900-900h2800v2900H-900Z" />
    {FOLDS.map((x, place) => (
      <path
        key={x}
        fill="url(#fold)"
        d={`M${420 + x * 0.46}-900C${500 + x * 0.5} 260 ${x - 60} 420 ${x + 20} 1080L${x - 60} 2000h${320}L${x + 150 + (place % 3) * 30} 1080C${x + 120} 560 ${700 + x * 0.42} 260 ${520 + x * 0.46}-900Z`}
      />
    ))}
  </svg>
)

/** The same numeral in both halves, each with its own colour. */
const Numeral = ({ t, of }: { t: Record<'number', string>; of: string }) => (
  <p className={`seam-number ${of}`} aria-hidden="true">
    <span dir="ltr">{t.number}</span>
  </p>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design seam">
    <Style css={css} />
    <div className="seam-half">
      <Numeral t={t} of="numeral" />
      <section className="seam-body" data-wisp-screen="main">
        <Logo />
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
        <EmailForm t={t} row />
        <Leave>{t.decline}</Leave>
      </section>
      <Thanks t={t} className="seam-body" />
    </div>
    <div className="art">
      <Picture>
        <Cloth />
      </Picture>
      <Numeral t={t} of="numeral seam-light" />
    </div>
  </div>
)
