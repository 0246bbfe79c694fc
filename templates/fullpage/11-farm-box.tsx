import type { TemplateProps } from '../kit/library'
import { Go, Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './11-farm-box.css?inline'

export const size = { width: 1920, height: 1080 }
export const uses = ['announcement']
export const facts = ['heading', 'line']
export const unstated = {
  en: { heading: 'Something is growing' },
  he: { heading: 'משהו צומח כאן' },
}
export const brand = 'fallow'

const en = {
  heading: 'Saturday’s box is still in the ground',
  line: 'We lift it on Friday and it stands at your door on Saturday: eight kinds, picked the day before. Skip any week you like.',
  button: 'Pick my box',
  link: '#boxes',
  decline: 'Not this week',
}

export const texts = {
  en,
  he: {
    heading: 'הארגז לשבת עוד באדמה',
    line: 'ביום חמישי קוטפים, ביום שישי הוא אצלכם בדלת: שמונה מינים של ירקות מהיום שלפני. אפשר לדלג על כל שבוע.',
    button: 'לבחירת ארגז',
    link: '#boxes',
    decline: 'לא השבוע',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Where the furrows reach the lower edge, from the middle. */
const ROWS = [-1900, -1500, -1140, -830, -560, -320, -100, 100, 320, 560, 830, 1140, 1500, 1900]
/** How far down the furrow a plant stands, and how large. */
const PLANTS = [0.16, 0.27, 0.44, 0.7]

/** Furrows that run to one point, the middle of the upper edge, with what grows on them. */
const Rows = () => (
  <svg className="farm-rows" viewBox="0 0 1600 460" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <path fill="color-mix(in srgb, var(--second) 45%, #1c140e)" d="M-3000 0h7600v1600h-7600Z" />
    {ROWS.map((x, row) => (
      <path
        key={x}
        fill={row % 2 ? 'var(--second)' : 'color-mix(in srgb, var(--second) 70%, var(--paper))'}
        d={`M800 0 ${800 + x * 1.7 - 110} 782h230Z`}
      />
    ))}
    <g fill="color-mix(in srgb, var(--second) 38%, #f6ecd0)" stroke="#1c140e" strokeWidth="2">
      {ROWS.slice(2, -2).flatMap((x) =>
        PLANTS.map((depth) => (
          <path
            key={`${x} ${depth}`}
            d="M0 0c-34-8-46-40-40-62 22 6 34 22 38 40-8-30-2-58 10-74 14 20 16 48 4 76 8-20 24-32 46-34 0 26-20 50-58 54Z"
            transform={`translate(${Math.round(804 + x * depth)} ${Math.round(460 * depth)})scale(${depth})`}
          />
        )),
      )}
    </g>
  </svg>
)

/** What stands on the horizon: hills, a barn, three poplars. */
const Hills = () => (
  <svg className="farm-hills" viewBox="0 0 1600 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path
      fill="color-mix(in srgb, var(--second) 55%, var(--paper))"
      d="M-900 121V60C-300 20 20 90 300 66S720 40 900 84 1300 30 1620 52s600 0 900 20v49Z"
    />
    <path
      fill="color-mix(in srgb, var(--second) 60%, var(--ink))"
      d="M250 121V84l34-26 34 26v37ZM340 121c-14-30-8-70 4-88 12 18 18 58 4 88ZM366 121c-12-24-8-56 4-72 12 16 16 48 4 72ZM1180 121c-14-34-8-78 6-98 14 20 20 64 4 98ZM1210 121c-10-24-8-50 4-66 12 16 14 42 4 66Z"
    />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design farm">
    <Style css={css} />
    <div className="farm-sky">
      <div className="farm-words">
        <Logo />
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
        <Leave>{t.decline}</Leave>
      </div>
      <div className="farm-sun field" />
      <Hills />
    </div>
    <div className="farm-land">
      <Rows />
      <div className="farm-go">
        <Go t={t} />
      </div>
    </div>
  </div>
)
