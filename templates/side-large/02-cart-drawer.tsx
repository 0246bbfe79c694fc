import type { TemplateProps } from '../kit/library'
import { Go, Leave, Logo, Products, type ProductText, Threshold } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './02-cart-drawer.css?inline'

export const size = { width: 460, height: 0 }
export const brand = 'fallow'
export const uses = ['cart', 'free-delivery']
export const facts = ['goal']

const en = {
  heading: 'In your box this week',
  goal: '80',
  currency: '',
  missing: '{amount} more and we bring it for free',
  reached: 'This one we bring for free',
  empty: 'From {goal} we bring it for free',
  category: 'product_in_cart',
  ids: '',
  count: '3',
  size: '5',
  action: 'no_buttons',
  label: 'Add',
  sum: 'So far',
  total: '[[cart_value|at the till]]',
  button: 'To the till',
  link: '/cart',
  decline: 'Keep picking',
}

export const texts = {
  en,
  he: {
    heading: 'השבוע בארגז שלכם',
    goal: '80',
    currency: '',
    missing: 'עוד {amount} והמשלוח עלינו',
    reached: 'את הארגז הזה נביא חינם',
    empty: 'מ־{goal} המשלוח עלינו',
    category: 'product_in_cart',
    ids: '',
    count: '3',
    size: '5',
    action: 'no_buttons',
    label: 'הוספה',
    sum: 'עד כאן',
    total: '[[cart_value|בקופה]]',
    button: 'לקופה',
    link: '/cart',
    decline: 'ממשיכים לקטוף',
  },
} satisfies Record<string, Record<keyof typeof en | ProductText, string>>

/** A carrot, a beet and a leek, cut in lino: their leaves over the soil, their roots in it. */
const Roots = () => (
  <svg className="till-roots" viewBox="0 0 200 170" aria-hidden="true">
    <path
      fill="var(--second)"
      d="M104 66C88 48 86 24 96 2c17 18 20 42 8 64Zm4 0c0-24 10-42 30-50 3 24-8 42-30 50Zm-6 0C84 62 72 50 70 32c20 4 32 16 32 34Zm54 2V34L138 8l21 18 7-24 7 24 21-18-18 26v34Z"
    />
    <path
      fill="none"
      stroke="var(--second)"
      strokeWidth="5"
      strokeLinecap="round"
      d="M38 66C34 42 24 28 10 20m14 16-1-12M38 66C40 40 38 20 34 6m3 24 9-8M38 66c4-22 12-34 24-40"
    />
    <path
      fill="color-mix(in srgb, var(--fill) 72%, #ffb14d)"
      d="M21 68c8-9 27-9 34 0 4 26-5 70-17 98-12-28-21-72-17-98Z"
    />
    <path
      fill="var(--fill)"
      d="M104 63c25 0 38 16 36 35-2 20-20 29-31 39l-5 28-5-28c-11-10-29-19-31-39-2-19 11-35 36-35Z"
    />
    <path fill="var(--chalk)" d="M155 64h22v54c0 12-22 12-22 0Z" />
    <path
      fill="none"
      stroke="var(--chalk)"
      strokeWidth="2.5"
      strokeLinecap="round"
      d="m160 126-5 16m11-14v18m6-20 6 14M80 92c0-8 4-13 10-15m-8 26 3 6M26 82h15m9 14H38m-8 18h10"
    />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design till">
    <Style css={css} />
    <div className="till-head">
      <Logo />
      <h2>{t.heading}</h2>
      <Threshold t={t} className="till-goal" />
    </div>
    <Products t={t} layout="vertical" />
    <div className="till-soil">
      <Roots />
      <p>
        <span>{t.sum}</span>
        <strong className="numeral">{t.total}</strong>
      </p>
      <Go t={t} />
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
