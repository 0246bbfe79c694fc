import type { TemplateProps, Theme } from '../kit/library'
import { Products, type ProductText } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './04-recently-viewed.css?inline'

export const size = { width: 340, height: 0 }

export const brand = 'clay'
export const theme: Theme = { accent: '#9a4a2c', paper: '#fffdf9', ink: '#26211d' }

const en = {
  heading: 'You looked at these',
  category: 'last_visited',
  ids: '',
  count: '2',
  size: '2',
  action: 'add_to_cart',
  label: 'Add to cart',
}

export const texts = {
  en,
  he: {
    heading: 'אלה שראיתם',
    category: 'last_visited',
    ids: '',
    count: '2',
    size: '2',
    action: 'add_to_cart',
    label: 'הוספה לסל',
  },
} satisfies Record<string, Record<keyof typeof en | ProductText, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design recent">
    <Style css={css} />
    <h2>{t.heading}</h2>
    <Products t={t} />
  </div>
)
