import type { TemplateProps, Theme } from '../kit/library'
import { Leave, Logo, Products, type ProductText } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './13-rail-picks.css?inline'

export const size = { width: 800, height: 560 }
export const brand = 'veyra'
export const uses = ['products']
/** The red of a reduced price. */
export const theme: Partial<Theme> = { accent: '#c1121f' }

const en = {
  heading: 'From the same rail',
  line: 'They hang beside the one you looked\u00a0at.',
  category: 'related',
  ids: '',
  count: '3',
  size: '5',
  action: 'add_to_cart',
  label: 'Add to bag',
  decline: 'Not now',
}

export const texts = {
  en,
  he: {
    heading: 'מאותו קולב',
    line: 'תלויים ליד מה שראיתם\u00a0עכשיו.',
    category: 'related',
    ids: '',
    count: '3',
    size: '5',
    action: 'add_to_cart',
    label: 'הוספה לסל',
    decline: 'לא עכשיו',
  },
} satisfies Record<string, Record<keyof typeof en | ProductText, string>>

/** The rail, from edge to edge. */
const Rail = () => <div className="rail-bar" aria-hidden="true" />

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design rail">
    <Style css={css} />
    <div className="rail-head">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
    </div>
    <Rail />
    <Products t={t} />
    <Leave>{t.decline}</Leave>
  </div>
)
