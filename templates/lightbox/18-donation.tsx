import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './18-donation.css?inline'

export const size = { width: 800, height: 540 }
export const brand = 'fallow'
export const uses = ['donation']
export const facts = [
  'line',
  'sum',
  'percent',
  'goal',
  'amount1',
  'what1',
  'amount2',
  'what2',
  'amount3',
  'what3',
  'amount4',
  'what4',
  'heading',
]
export const unstated = {
  en: { heading: 'Help us grow' },
  he: { heading: 'עזרו לנו לצמוח' },
}
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 800, height: 152 },
    small: { width: 480, height: 168 },
  },
}

const en = {
  heading: 'A hedge against the west wind',
  line: 'Fallow Acre lies open to it. In November we plant hawthorn, metre by\u00a0metre.',
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
  [[28, 38]],
  [
    [28, 46],
    [68, 54],
  ],
  [
    [28, 48],
    [70, 62],
    [112, 52],
  ],
  [
    [28, 50],
    [66, 64],
    [104, 58],
    [140, 64],
  ],
] as const

const LEAVES =
  'M0-8c-14 4-26-2-30-14 14-4 26 2 30 14ZM0-8c14 4 26-2 30-14-14-4-26 2-30 14ZM0-24c-13 3-23-3-26-14 12-3 22 3 26 14ZM0-24c13 3 23-3 26-14-12-3-22 3-26 14ZM0-38c-10 1-18-5-19-15 10 0 17 5 19 15ZM0-38c10 1 18-5 19-15-10 0-17 5-19 15ZM0-46c-7-6-7-14 0-22 7 8 7 16 0 22Z'

/** A young hawthorn, as a linocut: leaves in pairs, with the light cut out of them. */
const Plant = ({ x, high, ground = 72 }: { x: number; high: number; ground?: number }) => (
  <g transform={`translate(${x} ${ground}) scale(${high / 60})`}>
    <path stroke="var(--trunk)" strokeWidth="4" d="M0 0v-52" />
    <path fill="var(--second)" d={LEAVES} />
    <path
      stroke="var(--paper)"
      strokeWidth="1.6"
      d="M-6-11l-15-7m27 7 15-7M-5-27l-13-7m23 7 13-7M-4-41l-9-7m17 7 9-7M0-51v-9"
    />
  </g>
)

/** The open acre: hills, furrows that run up to them, and the wind from the west. */
const Acre = () => (
  <svg viewBox="0 0 800 172" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path fill="var(--sky)" d="M-400-400h1600v600H-400Z" />
    <circle cx="530" cy="66" r="34" fill="var(--second)" />
    <g fill="none" stroke="var(--paper)" strokeWidth="5" strokeLinecap="round">
      <path d="M-60 34h330c34 0 40-26 18-26-14 0-16 14-6 18M120 58h280c40 0 46 30 20 32-16 0-18-16-6-20M-40 74h180M440 30h90M470 76h70M652 30h200" />
    </g>
    <path fill="var(--hill)" d="M-400 120c180-40 300-46 460-26s240 18 380-8 260-18 760 30v100H-400Z" />
    <path fill="var(--second)" d="M-400 132c240-22 420-22 640-12s400 4 960-8v100H-400Z" />
    <path
      fill="none"
      stroke="var(--paper)"
      strokeWidth="4"
      d="M420 121-200 172M426 121 0 172M433 121 140 172M440 121 250 172M447 121 350 172M454 121 450 172M461 121 550 172M468 121 660 172M475 121 800 172M482 121 1000 172"
    />
  </svg>
)

/** Where the hedge's plants stand, and how tall each has grown. */
const HEDGE = Array.from({ length: 20 }, (_, place) => [place * 37 + 18, 38 + ((place * 7) % 5) * 2] as const)

/** The hedge as far as it is paid for, and stakes where it is not. */
const Hedge = () => (
  <>
    <svg className="hedge-row" viewBox="0 0 740 52" preserveAspectRatio="none" aria-hidden="true">
      <path stroke="var(--stake)" strokeWidth="4" d={HEDGE.map(([x]) => `M${x} 51V24`).join('')} />
    </svg>
    <svg className="hedge-row hedge-grown" viewBox="0 0 740 52" preserveAspectRatio="none" aria-hidden="true">
      <path fill="var(--paper)" d="M0 0h740v52H0Z" />
      {HEDGE.map(([x, high]) => (
        <Plant key={x} x={x} high={high} ground={52} />
      ))}
    </svg>
  </>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design hedge" style={{ '--given': t.percent } as React.CSSProperties}>
    <Style css={css} />
    <div className="art hedge-photo">
      <Picture>
        <Acre />
      </Picture>
    </div>
    <div className="hedge-words">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
    </div>
    <div className="hedge-sums">
      {([1, 2, 3, 4] as const).map((number) => (
        <a key={number} className="hedge-sum" href={t[`link${number}`]} data-wisp-action="link" part="button">
          <svg viewBox="0 0 168 74" preserveAspectRatio="xMinYMax meet" aria-hidden="true">
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
      <div className="hedge-line">
        <Hedge />
      </div>
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
