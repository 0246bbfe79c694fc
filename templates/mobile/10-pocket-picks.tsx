import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Products, type ProductText } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './10-pocket-picks.css?inline'

export const size = { width: 390, height: 0 }
export const uses = ['products']
export const brand = 'veyra'

const en = {
  heading: 'These go with it',
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
    heading: 'אלה הולכים יחד',
    category: 'related',
    ids: '',
    count: '3',
    size: '3',
    action: 'redirect',
    label: 'מקרוב',
    decline: 'לא עכשיו',
  },
} satisfies Record<string, Record<keyof typeof en | ProductText, string>>

/** A needle, whose thread has sewn the cards to each other. */
const Needle = () => (
  <svg className="picks-thread" viewBox="0 0 640 80" aria-hidden="true">
    <g fill="none" strokeLinecap="round">
      <path d="M10 68C-22 58-12 16 34 16s66 34 40 36-22-36 26-36h30" />
      <path strokeDasharray="17 9" d="M10 68h640" />
    </g>
    <path
      fill="var(--ink)"
      stroke="none"
      d="M126 12.500c30-1 70 1.500 126 3.500-56 2-96 4.500-126 3.500-5-1-5-6 0-7Z"
    />
    <path fill="var(--paper)" stroke="none" d="M129 14.800h12v2.400h-12Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design picks">
    <Style css={css} />
    <Logo />
    <h2>{t.heading}</h2>
    <div className="picks-run">
      <Products t={t} />
      <Needle />
    </div>
    <Leave>{t.decline}</Leave>
  </div>
)
