import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Products, type ProductText } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './02-alternatives.css?inline'

export const size = { width: 520, height: 0 }
export const brand = 'cog'
export const uses = ['products', 'seen']

const en = {
  heading: 'Still on your\u00a0mind?',
  seen: 'You looked at',
  category: 'last_visited',
  ids: '',
  count: '1',
  size: '4',
  action: 'redirect',
  label: 'Back to it',
  near: 'Goes with it',
  nearCategory: 'related',
  nearIds: '',
  nearCount: '2',
  decline: 'No, thanks',
}

export const texts = {
  en,
  he: {
    heading: 'עדיין חושבים\u00a0עליו?',
    seen: 'הסתכלתם על',
    category: 'last_visited',
    ids: '',
    count: '1',
    size: '4',
    action: 'redirect',
    label: 'בחזרה אליו',
    near: 'הולך יחד איתו',
    nearCategory: 'related',
    nearIds: '',
    nearCount: '2',
    decline: 'לא, תודה',
  },
} satisfies Record<string, Record<keyof typeof en | ProductText, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design alike">
    <Style css={css} />
    <div className="alike-cut" />
    <Logo />
    <h2>{t.heading}</h2>
    <div className="alike-seen">
      <p className="alike-label">{t.seen}</p>
      <Products t={t} />
    </div>
    <div className="alike-near">
      <p className="alike-label">{t.near}</p>
      <Products
        t={{
          category: t.nearCategory,
          ids: t.nearIds,
          count: t.nearCount,
          size: '1',
          action: 'no_buttons',
          label: '',
        }}
        layout="vertical"
      />
    </div>
    <Leave>{t.decline}</Leave>
  </div>
)
