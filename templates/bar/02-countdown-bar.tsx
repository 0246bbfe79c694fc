import type { TemplateProps, Theme } from '../kit/library'
import { Style } from '../kit/theme'
import css from './02-countdown-bar.css?inline'

export const size = { width: 1920, height: 0 }

export const brand = 'clay'
export const theme: Theme = { accent: '#f0d9b8', paper: '#2f4f3f', ink: '#fdfbf6' }

const en = {
  text: 'Kiln sale: everything in stoneware 20% off, while the clock runs.',
  button: 'See the pieces',
  link: '#stoneware',
}

export const texts = {
  en,
  he: {
    text: 'מבצע תנור: כל כלי החימר ב־20% הנחה, כל עוד השעון רץ.',
    button: 'לכל הכלים',
    link: '#stoneware',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design strip">
    <Style css={css} />
    <p className="strip-text">{t.text}</p>
    <div className="strip-act">
      <div data-wisp-countdown="" />
      <a className="button" part="button" href={t.link} data-wisp-action="link">
        {t.button}
      </a>
    </div>
  </div>
)
