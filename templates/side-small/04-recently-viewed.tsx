import type { TemplateProps } from '../kit/library'
import { asWords, Logo, Products, type ProductText } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './04-recently-viewed.css?inline'

export const size = { width: 340, height: 0 }
export const brand = 'ostrey'
export const uses = ['seen', 'products']

const en = {
  heading: 'You looked at these',
  category: 'last_visited',
  ids: '',
  count: '3',
  size: '4',
  action: 'no_buttons',
  label: 'Add to cart',
}

export const texts = {
  en,
  he: {
    heading: 'אלה שראיתם',
    category: 'last_visited',
    ids: '',
    count: '3',
    size: '4',
    action: 'no_buttons',
    label: 'הוספה לסל',
  },
} satisfies Record<string, Record<keyof typeof en | ProductText, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design recent">
    <Style css={css} />
    <Logo />
    <h2 style={asWords(t.heading)}>{t.heading}</h2>
    <Products t={t} layout="vertical" />
  </div>
)
