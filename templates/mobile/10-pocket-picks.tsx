import type { TemplateProps } from '../kit/library'
import { Leave, Products, type ProductText } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './10-pocket-picks.css?inline'

export const size = { width: 390, height: 0 }
export const uses = ['products']
export const brand = 'veyra'

const en = {
  heading: 'Three that go with it',
  category: 'related',
  ids: '',
  count: '3',
  size: '3',
  action: 'redirect',
  label: 'Look closer',
  decline: 'Not now',
}

export const texts = {
  en,
  he: {
    heading: 'שלושה שהולכים יחד',
    category: 'related',
    ids: '',
    count: '3',
    size: '3',
    action: 'redirect',
    label: 'מקרוב',
    decline: 'לא עכשיו',
  },
} satisfies Record<string, Record<keyof typeof en | ProductText, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design picks">
    <Style css={css} />
    <h2>{t.heading}</h2>
    <svg className="picks-thread" viewBox="0 0 390 90" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 66C60 90 92 20 60 14S20 60 110 74s150-30 280-18" />
    </svg>
    <section className="picks-run" aria-label={t.heading}>
      <Products t={t} />
    </section>
    <Leave>{t.decline}</Leave>
  </div>
)
