import type { TemplateProps } from '../kit/library'
import { Products, type ProductText } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './10-seen-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const uses = ['seen', 'products']
export const brand = 'ostrey'

const en = {
  category: 'last_visited',
  ids: '',
  count: '3',
  size: '1',
  action: 'no_buttons',
  label: '',
  text: 'What you looked at last is still\u00a0here.',
  button: 'Back to the shelf',
  link: '/',
}

export const texts = {
  en,
  he: {
    category: 'last_visited',
    ids: '',
    count: '3',
    size: '1',
    action: 'no_buttons',
    label: '',
    text: 'מה שראיתם לאחרונה עדיין\u00a0כאן.',
    button: 'חזרה למדף',
    link: '/',
  },
} satisfies Record<string, Record<keyof typeof en | ProductText, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design seen">
    <Style css={css} />
    <div className="seen-thumbs">
      <Products t={t} layout="vertical" />
    </div>
    <div className="seen-words">
      <p className="seen-text">{t.text}</p>
      <a className="plain" part="button" href={t.link} data-wisp-action="link">
        {t.button}
      </a>
    </div>
  </div>
)
