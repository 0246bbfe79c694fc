import type { TemplateProps } from '../kit/library'
import { Go, Leave, Logo, Products, type ProductText } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './04-still-in-cart.css?inline'

export const size = { width: 720, height: 0 }

export const brand = 'rye'
export const uses = ['cart']
export const facts = ['line']

const en = {
  eyebrow: 'Before you go',
  heading: 'These are still in your cart',
  line: 'We keep them for you. Ordered today, they are packed tomorrow.',
  total: 'Together',
  sum: '[[cart_value|at the till]]',
  category: 'product_in_cart',
  ids: '',
  count: '3',
  size: '3',
  action: 'no_buttons',
  label: 'Add to cart',
  button: 'Go to the cart',
  link: '/cart',
  decline: 'Keep looking around',
}

export const texts = {
  en,
  he: {
    eyebrow: 'רגע לפני שהולכים',
    heading: 'אלה עדיין בסל שלכם',
    line: 'אנחנו שומרים לכם אותם. הזמנה היום נארזת כבר מחר.',
    total: 'ביחד',
    sum: '[[cart_value|בקופה]]',
    category: 'product_in_cart',
    ids: '',
    count: '3',
    size: '3',
    action: 'no_buttons',
    label: 'הוספה לסל',
    button: 'לסל הקניות',
    link: '/cart',
    decline: 'להמשיך להסתובב',
  },
} satisfies Record<string, Record<keyof typeof en | ProductText, string>>

const GRAIN = 'M0 0c-15-5-20-21-13-37C1-31 6-15 0 0Z'

/** An ear of rye that grows upwards from 0,0. */
const Ear = () => (
  <svg className="held-ear" viewBox="0 0 180 520" aria-hidden="true">
    <path fill="none" stroke="currentcolor" strokeWidth="5" d="M60 520c-4-140 10-250 52-350" />
    {[0, 1, 2, 3, 4, 5, 6].map((pair) => (
      <g key={pair} transform={`translate(${94 + pair * 9} ${222 - pair * 27}) rotate(20) scale(1.25)`}>
        <path fill="currentcolor" d={GRAIN} />
        <path fill="currentcolor" d={GRAIN} transform="scale(-1 1)" />
        <path stroke="currentcolor" strokeWidth="2" d="M-12-30-30-84M12-30l18-54" />
      </g>
    ))}
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design held">
    <Style css={css} />
    <i className="held-awning" />
    <Ear />
    <Ear />
    <div className="held-till">
      <Logo />
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <div className="held-rows">
        <Products t={t} />
      </div>
      <p className="held-total">
        <span>{t.total}</span>
        <b>{t.sum}</b>
      </p>
      <Go t={t} />
      <Leave>{t.decline}</Leave>
      <i className="held-bars" />
    </div>
  </div>
)
