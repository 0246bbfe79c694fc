import type { TemplateProps } from '../kit/library'
import { asLine, asWords, Go, Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './12-we-are-hiring.css?inline'

export const size = { width: 380, height: 0 }
export const uses = ['hiring']
export const facts = ['heading', 'line', 'strip']
export const unstated = {
  en: { heading: 'Come and work with us' },
  he: { heading: 'בואו לעבוד איתנו' },
}
export const brand = 'cog'

const en = {
  heading: 'Wheel builder wanted',
  line: 'Four days a week, a bench by the window, no night shifts. You true, we pay on the first.',
  button: 'Read the ad',
  link: '/jobs/wheel-builder',
  strip: 'Wheel job',
  decline: 'Not for me',
}

export const texts = {
  en,
  he: {
    heading: 'דרושים בוני גלגלים',
    line: 'ארבעה ימים בשבוע, שולחן ליד החלון, בלי לילות. אתם מיישרים, אנחנו משלמים בזמן.',
    button: 'למודעה המלאה',
    link: '/jobs/wheel-builder',
    strip: 'בוני גלגלים',
    decline: 'לא בשבילי',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const STRIPS = [1, 2, 3, 4, 5, 6, 7]

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design hiring">
    <Style css={css} />
    <div className="hiring-notice">
      <div className="hiring-sheet">
        <Logo />
        <h2 style={asWords(t.heading)}>{t.heading}</h2>
        <p className="line">{t.line}</p>
        <div className="hiring-act">
          <Go t={t} />
          <Leave>{t.decline}</Leave>
        </div>
      </div>
      <div className="hiring-strips" aria-hidden="true" style={asLine(t.strip)}>
        {STRIPS.map((strip) => (
          <span key={strip}>{t.strip}</span>
        ))}
      </div>
    </div>
    <i className="hiring-pin" />
  </div>
)
