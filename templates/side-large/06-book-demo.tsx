import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './06-book-demo.css?inline'

export const size = { width: 480, height: 0 }
export const brand = 'plain'
export const uses = ['appointment', 'contact']
export const facts = ['heading', 'button', 'consent', 'thanksHeading']
export const unstated = {
  en: { heading: 'See it on your own data', button: 'Send me some times', thanksHeading: 'It is on its way' },
  he: { heading: 'לראות את זה על הנתונים שלכם', button: 'שלחו לי מועדים', thanksHeading: 'זה בדרך אליכם' },
}

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  heading: '20 minutes, your own data',
  tick1: 'Bring a sheet, however messy',
  tick2: 'We rebuild it while you watch',
  tick3: 'You keep the result',
  emailLabel: 'Work email',
  button: 'Send me three times',
  consent: 'One mail with three times to choose from. No calls.',
  thanksHeading: 'Three times are on their way',
  thanksLine: 'Pick one, attach the worst sheet you have. That is all the homework.',
  thanksClose: 'Back to the site',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    heading: '20 דקות, על הנתונים שלכם',
    tick1: 'מביאים גיליון, מבולגן ככל שיהיה',
    tick2: 'אנחנו בונים אותו מחדש מולכם',
    tick3: 'התוצאה נשארת אצלכם',
    emailLabel: 'אימייל בעבודה',
    button: 'שלחו לי שלושה מועדים',
    consent: 'מייל אחד עם שלושה מועדים לבחירה. בלי טלפונים.',
    thanksHeading: 'שלושה מועדים בדרך אליכם',
    thanksLine: 'בוחרים אחד ומצרפים את הגיליון הכי גרוע שיש. אלה כל שיעורי הבית.',
    thanksClose: 'חזרה לאתר',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** How long the entries of the sheet are, row by row. */
const ROWS = [
  [84, 40, 56, 32],
  [64, 52, 38, 44],
  [96, 34, 50, 58],
  [72, 46, 60, 30],
  [88, 58, 34, 48],
  [58, 38, 52, 40],
]

/** A sheet with its chart, as on the screen. */
const Screen = () => (
  <svg className="demo-screen" viewBox="0 0 560 400" aria-hidden="true">
    <rect width="560" height="400" rx="14" fill="var(--tint)" />
    <path fill="var(--paper)" d="M1 40h558v346a13 13 0 0 1-13 13H14A13 13 0 0 1 1 386Z" />
    <g fill="var(--second)">
      <circle cx="22" cy="20" r="5" opacity=".6" />
      <circle cx="40" cy="20" r="5" opacity=".6" />
      <rect x="70" y="13" width="120" height="14" rx="7" opacity=".3" />
    </g>
    <path
      fill="none"
      stroke="var(--second)"
      strokeOpacity=".36"
      d="M1 220h558M1 250h558M1 280h558M1 310h558M1 340h558M1 370h558M40 190v209M180 190v209M300 190v209M420 190v209M1 190h558"
    />
    {ROWS.map((row, y) =>
      row.map((width, x) => (
        <rect
          key={width}
          x={54 + x * 122}
          y={200 + y * 30}
          width={width}
          height="9"
          rx="2"
          fill={x ? 'var(--second)' : 'var(--ink)'}
          opacity={x ? 0.7 : 0.85}
        />
      )),
    )}
    <path fill="var(--fill)" fillOpacity=".16" d="M300 190h120v209H300z" />
    <rect x="300" y="250" width="120" height="30" fill="none" stroke="var(--fill)" strokeWidth="4" />
    <g fill="var(--second)" opacity=".5">
      <path d="M48 172v-40h34v40Zm48 0v-62h34v62Zm48 0v-52h34v52Zm48 0V86h34v86Zm48 0V104h34v68Z" />
    </g>
    <path fill="var(--fill)" d="M288 172V62h34v110Z" />
    <path fill="none" stroke="var(--fill)" strokeWidth="4" d="m364 156 34-24 34 10 34-40 34 8 40-46" />
    <circle cx="540" cy="64" r="7" fill="var(--fill)" />
    <rect x="1" y="1" width="558" height="398" rx="13" fill="none" stroke="var(--second)" strokeWidth="2" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design demo">
    <Style css={css} />
    <Screen />
    <section className="demo-words" data-wisp-screen="main">
      <Logo />
      <h2>{t.heading}</h2>
      <ul>
        <li>{t.tick1}</li>
        <li>{t.tick2}</li>
        <li>{t.tick3}</li>
      </ul>
      <EmailForm t={t} />
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} className="demo-words" />
  </div>
)
