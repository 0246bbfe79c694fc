import type { TemplateProps } from '../kit/library'
import { Go } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './16-member-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const uses = ['loyalty', 'sale']
export const facts = ['off', 'note', 'text']
export const unstated = {
  en: { text: 'For members' },
  he: { text: 'למנויים' },
}
export const brand = 'grit'

const en = {
  off: '20%',
  text: 'Off for members',
  note: 'On the next block. Your\u00a0number is the\u00a0code.',
  button: 'Start the next block',
  link: '/',
}

export const texts = {
  en,
  he: {
    off: '20%',
    text: 'הנחה למנויים',
    note: 'על הבלוק הבא. מספר\u00a0המנוי הוא\u00a0הקוד.',
    button: 'להתחיל את הבלוק הבא',
    link: '/',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design member">
    <Style css={css} />
    <p className="member-off" dir="ltr">
      {t.off}
    </p>
    <div className="member-words">
      <p className="member-text">{t.text}</p>
      <p className="member-note">{t.note}</p>
    </div>
    <Go t={t} />
  </div>
)
