import type { TemplateProps, Theme } from '../kit/library'
import { Leave, Products, type ProductText } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './04-still-in-cart.css?inline'

export const size = { width: 720, height: 0 }

export const brand = 'clay'
export const theme: Theme = { accent: '#20396b', paper: '#ffffff', ink: '#1b2232' }

const en = {
  eyebrow: 'Before you go',
  heading: 'These are still in your cart',
  line: 'We keep them for you. Ordered today, they are packed tomorrow.',
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

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design held">
    <Style css={css} />
    <div className="held-words">
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
    </div>
    <Products t={t} />
    <div className="held-act">
      <a className="button" part="button" href={t.link} data-wisp-action="link">
        {t.button}
      </a>
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
