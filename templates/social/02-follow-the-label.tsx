import type { DrawnDesign, TemplateProps } from '../kit/library'
import { asWords, Go, Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './02-follow-the-label.css?inline'

export const uses = ['social', 'announcement']
export const facts = ['mark', 'count', 'counted', 'line']
export const size = { width: 360, height: 0 }
export const brand = 'tunnel'
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 360, height: 220 },
    small: { width: 360, height: 220 },
    photo: 'tunnel-vinyl',
    focus: { x: 50, y: 45 },
  },
}

const en = {
  decline: LEAVE.en.decline,
  mark: 'LT',
  count: '2,140',
  counted: 'ears in the tunnel',
  heading: 'Heard before the shop',
  line: 'Followers get side A three\u00a0days\u00a0early.',
  button: 'Follow the label',
  link: '#follow',
}

export const texts = {
  en,
  he: {
    decline: LEAVE.he.decline,
    mark: 'LT',
    count: '2,140',
    counted: 'אוזניים כבר במנהרה',
    heading: 'לשמוע לפני החנות',
    line: 'העוקבים מקבלים את צד א׳ שלושה\u00a0ימים\u00a0קודם.',
    button: 'לעקוב אחרי הלייבל',
    link: '#follow',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design tube">
    <Style css={css} />
    <div className="tube-banner art">
      <Picture />
    </div>
    <p className="tube-logo" aria-hidden="true">
      <span>{t.mark}</span>
    </p>
    <p className="tube-count">
      <strong dir="ltr">{t.count}</strong>
      <span>{t.counted}</span>
    </p>
    <div className="tube-words">
      <Logo />
      <h2 style={asWords(t.heading)}>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <Go t={t} />
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
