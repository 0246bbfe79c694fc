import type { TemplateProps } from '../kit/library'
import { Go } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './15-order-by-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const uses = ['holiday', 'announcement']
export const facts = ['month', 'day', 'note', 'text']
export const unstated = {
  en: { text: 'Presents, in good time' },
  he: { text: 'מתנות, בלי לחץ' },
}
export const brand = 'ostrey'

const en = {
  month: 'December',
  day: '18',
  text: 'The last day to\u00a0order',
  note: 'Packed by noon, it is there for\u00a0the\u00a0holidays.',
  button: 'Choose a gift',
  link: '/',
}

export const texts = {
  en,
  he: {
    month: 'דצמבר',
    day: '18',
    text: 'היום האחרון להזמין',
    note: 'מה שנארז עד הצהריים יגיע לפני\u00a0החג.',
    button: 'לבחור מתנה',
    link: '/',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design due">
    <Style css={css} />
    <div className="due-bar">
      <p className="due-leaf">
        <span>{t.month}</span>
        <b>{t.day}</b>
      </p>
      <div className="due-words">
        <p className="due-text">{t.text}</p>
        <p className="due-note">{t.note}</p>
      </div>
      <Go t={t} />
    </div>
  </div>
)
