import type { TemplateProps, Theme } from '../kit/library'
import { Go } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './02-countdown-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const brand = 'cog'
export const theme: Partial<Theme> = { accent: '#ff7a45', paper: '#23272d', ink: '#f3f1ec', second: '#ff5a1f' }
export const uses = ['sale']
export const facts = ['text']
export const unstated = {
  en: { text: 'Until the clock runs out' },
  he: { text: 'עד שהשעון נעצר' },
}

const en = {
  text: 'Tyres and chains: 20%\u00a0off until the clock runs\u00a0out.',
  button: 'See the parts',
  link: '#parts',
}

export const texts = {
  en,
  he: {
    text: 'צמיגים ושרשראות: 20%\u00a0הנחה עד\u00a0שהשעון נעצר.',
    button: 'לכל החלקים',
    link: '#parts',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design strip">
    <Style css={css} />
    <p className="strip-text">{t.text}</p>
    <div className="strip-plate">
      <div data-wisp-countdown="" />
    </div>
    <Go t={t} />
  </div>
)
