import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Leave, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './18-donation.css?inline'

export const size = { width: 800, height: 540 }
export const brand = 'fallow'
export const uses = ['donation']
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 800, height: 172 },
    small: { width: 480, height: 180 },
    photo: 'fallow-crate',
    focus: { x: 50, y: 47 },
  },
}

const en = {
  heading: 'A hedge against the west wind',
  line: 'Fallow Acre lies open to it. In November we plant hawthorn, metre by metre.',
  sum: '€7,440',
  percent: '62%',
  goal: 'of €12,000 for 400 metres',
  amount1: '€10',
  what1: 'one sapling',
  link1: '/hedge?give=10',
  amount2: '€30',
  what2: 'one metre',
  link2: '/hedge?give=30',
  amount3: '€90',
  what3: 'three metres',
  link3: '/hedge?give=90',
  amount4: '€300',
  what4: 'ten metres',
  link4: '/hedge?give=300',
  decline: 'No, thanks',
}

export const texts = {
  en,
  he: {
    heading: 'גדר חיה מול רוח המערב',
    line: 'פאלו אייקר חשופה אליה. בנובמבר נשתול עוזרר, מטר אחרי מטר.',
    sum: '29,760 ₪',
    percent: '62%',
    goal: 'מתוך 48,000 ₪ ל־400 מטר',
    amount1: '40 ₪',
    what1: 'שתיל אחד',
    link1: '/hedge?give=40',
    amount2: '120 ₪',
    what2: 'מטר אחד',
    link2: '/hedge?give=120',
    amount3: '360 ₪',
    what3: 'שלושה מטרים',
    link3: '/hedge?give=360',
    amount4: '1,200 ₪',
    what4: 'עשרה מטרים',
    link4: '/hedge?give=1200',
    decline: 'לא, תודה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** How much of the hedge each sum plants: where its plants stand, and how tall they are. */
const PLANTS = [
  [[84, 34]],
  [
    [58, 40],
    [106, 48],
  ],
  [
    [34, 42],
    [84, 58],
    [134, 48],
  ],
  [
    [30, 48],
    [66, 62],
    [104, 58],
    [138, 56],
  ],
] as const

/** A young hawthorn, as a linocut: leaves in pairs, with the light cut out of them. */
const Plant = ({ x, high }: { x: number; high: number }) => (
  <g transform={`translate(${x} 72) scale(${high / 60})`}>
    <path stroke="var(--ink)" strokeWidth="4" d="M0 0v-52" />
    <path
      fill="var(--second)"
      d="M0-8c-14 4-26-2-30-14 14-4 26 2 30 14ZM0-8c14 4 26-2 30-14-14-4-26 2-30 14ZM0-24c-13 3-23-3-26-14 12-3 22 3 26 14ZM0-24c13 3 23-3 26-14-12-3-22 3-26 14ZM0-38c-10 1-18-5-19-15 10 0 17 5 19 15ZM0-38c10 1 18-5 19-15-10 0-17 5-19 15ZM0-46c-7-6-7-14 0-22 7 8 7 16 0 22Z"
    />
    <path
      stroke="var(--paper)"
      strokeWidth="1.6"
      d="M-6-11l-15-7m27 7 15-7M-5-27l-13-7m23 7 13-7M-4-41l-9-7m17 7 9-7M0-51v-9"
    />
  </g>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design hedge" style={{ '--given': t.percent } as React.CSSProperties}>
    <Style css={css} />
    <div className="art hedge-photo">
      <Picture />
    </div>
    <div className="hedge-words">
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
    </div>
    <div className="hedge-sums">
      {([1, 2, 3, 4] as const).map((number) => (
        <a key={number} className="hedge-sum" href={t[`link${number}`]} data-wisp-action="link" part="button">
          <svg viewBox="0 0 168 74" aria-hidden="true">
            {PLANTS[number - 1]?.map(([x, high]) => (
              <Plant key={x} x={x} high={high} />
            ))}
          </svg>
          <strong>{t[`amount${number}`]}</strong> <span>{t[`what${number}`]}</span>
        </a>
      ))}
    </div>
    <div className="hedge-given">
      <p className="hedge-total">
        <strong>{t.sum}</strong> <span>{t.goal}</span>
      </p>
      <div className="hedge-row" aria-hidden="true" />
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
