import type { TemplateProps } from '../kit/library'
import { Products, type ProductText } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './03-shelf-picks.css?inline'

export const size = { width: 960, height: 0 }
export const uses = ['products']
export const brand = 'ostrey'

const en = {
  heading: 'On the same shelf',
  line: 'What goes well with this one.',
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
    line: 'מה שמשתלב איתו היטב.',
    category: 'related',
    ids: '',
    count: '3',
    size: '5',
    action: 'add_to_cart',
    label: 'הוספה לסל',
  },
} satisfies Record<string, Record<keyof typeof en | ProductText, string>>

/** A twig that hangs over the shelf's edge. */
const Twig = () => (
  <svg className="shelf-twig" viewBox="0 0 120 150" fill="none" stroke="var(--fill)" strokeWidth="2" aria-hidden="true">
    <path d="M8 4c40 14 70 50 78 140M24 10c2 18 12 28 30 32 0-18-10-30-30-32ZM44 26c16-14 34-16 48-8-10 14-28 18-48 8ZM62 50c-8 20-4 34 10 46 8-16 4-34-10-46ZM72 66c12-16 26-20 42-14-8 16-24 22-42 14ZM82 96c-16 12-20 28-12 44 14-10 18-26 12-44Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design shelf">
    <Style css={css} />
    <Twig />
    <div className="shelf-head">
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
    </div>
    <Products t={t} />
  </div>
)
