import type { TemplateProps } from '../kit/library'
import { Go, Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './13-fundraiser.css?inline'

export const size = { width: 400, height: 340 }
export const uses = ['donation']
export const facts = ['sum', 'percent', 'heading', 'line']
export const unstated = {
  en: { heading: 'Help us keep the rain out' },
  he: { heading: 'עזרו לנו להשאיר את הגשם בחוץ' },
}
export const brand = 'hall'

const en = {
  sum: '€31,200',
  percent: '62%',
  heading: 'of a roof for Room 9',
  line: '€50,000 keeps the rain off the plaster. €20 is one pane of the skylight.',
  button: 'Give a pane',
  link: '/room-9',
  decline: LEAVE.en.decline,
}

export const texts = {
  en,
  he: {
    sum: '124,000 ₪',
    percent: '62%',
    heading: 'לגג חדש לאולם 9',
    line: '200,000 ₪ ירחיקו את הגשם מהגבס. 80 ₪ הם שמשה אחת בחלון הגג.',
    button: 'לתרום שמשה',
    link: '/room-9',
    decline: LEAVE.he.decline,
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design fund" style={{ '--given': t.percent } as React.CSSProperties}>
    <Style css={css} />
    <div className="fund-bar" aria-hidden="true">
      <div className="fund-part">
        <span>{t.percent}</span>
      </div>
    </div>
    <div className="fund-words">
      <p className="numeral">{t.sum}</p>
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <div className="fund-act">
        <Go t={t} />
        <Leave>{t.decline}</Leave>
      </div>
    </div>
  </div>
)
