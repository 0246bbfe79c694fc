import type { TemplateProps } from '../kit/library'
import { Logo, Products, type ProductText } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './03-shelf-picks.css?inline'

export const size = { width: 960, height: 0 }
export const uses = ['products']
export const brand = 'ostrey'

const en = {
  heading: 'On the same shelf',
  line: 'Made to be used together.',
  category: 'related',
  ids: '',
  count: '3',
  size: '5',
  action: 'add_to_cart',
  label: 'Add to cart',
}

export const texts = {
  en,
  he: {
    heading: 'על אותו מדף',
    line: 'נועדו לשמש יחד.',
    category: 'related',
    ids: '',
    count: '3',
    size: '5',
    action: 'add_to_cart',
    label: 'הוספה לסל',
  },
} satisfies Record<string, Record<keyof typeof en | ProductText, string>>

/** Leaves along the stem, in pairs that grow smaller: place, angle and size. */
const LEAVES = [
  [79, 78, 24, 1],
  [78, 84, 246, 0.9],
  [81, 54, 18, 0.9],
  [80, 58, 250, 0.85],
  [85, 33, 8, 0.75],
  [83, 36, 254, 0.75],
  [90, 16, -26, 0.7],
] as const

/** A bottle of the house, and a sprig in it. */
const Sprig = () => (
  <svg className="shelf-sprig" viewBox="20 0 120 217" aria-hidden="true">
    <path fill="none" stroke="var(--area)" strokeWidth="2.5" d="M78 130C77 90 79 50 90 16" />
    {LEAVES.map(([x, y, turn, size]) => (
      <path
        key={`${x} ${y}`}
        fill="color-mix(in srgb, var(--area) 62%, var(--second))"
        transform={`translate(${x} ${y}) rotate(${turn - 40}) scale(${size})`}
        d="M0 0C8-14 26-20 44-14 34 2 16 8 0 0Z"
      />
    ))}
    <path
      fill="var(--area)"
      d="M64 118h28v8h-4v12c0 6 26 10 26 30v39a10 10 0 0 1-10 10H52a10 10 0 0 1-10-10v-39c0-20 26-24 26-30v-12h-4Z"
    />
    <path fill="var(--second)" d="M52 170h52v30H52Z" />
    <path stroke="var(--area)" strokeWidth="2" d="M62 180h32M68 189h20" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design shelf">
    <Style css={css} />
    <Sprig />
    <div className="shelf-head">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
    </div>
    <div className="shelf-run">
      <Products t={t} />
    </div>
  </div>
)
