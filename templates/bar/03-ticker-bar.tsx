import type { TemplateProps, Theme } from '../kit/library'
import { Style } from '../kit/theme'
import css from './03-ticker-bar.css?inline'

export const size = { width: 1920, height: 0 }

export const brand = 'clay'
export const theme: Theme = { accent: '#7d3a22', paper: '#f3e3d3', ink: '#33231a' }

const en = {
  label: 'This week',
  first: 'Free delivery from $60',
  second: 'The ash-glaze mugs are back',
  third: 'Open kiln on Friday at four',
  fourth: 'Snake plants, repotted and ready',
  button: 'What is new',
  link: '#new',
}

export const texts = {
  en,
  he: {
    label: 'השבוע',
    first: 'משלוח חינם מ־200 ₪',
    second: 'ספלי גלזורת האפר חזרו',
    third: 'פותחים תנור ביום שישי בארבע',
    fourth: 'סנסיווריות בעציץ חדש, מוכנות לדרך',
    button: 'מה חדש',
    link: '#new',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design news">
    <Style css={css} />
    <p className="eyebrow">{t.label}</p>
    <ul data-wisp-ticker="">
      <li>{t.first}</li>
      <li>{t.second}</li>
      <li>{t.third}</li>
      <li>{t.fourth}</li>
    </ul>
    <a className="plain" part="button" href={t.link} data-wisp-action="link">
      {t.button}
    </a>
  </div>
)
