import type { TemplateProps, Theme } from '../kit/library'
import { Go } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './07-holiday-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const uses = ['holiday', 'sale']
export const facts = ['note', 'text']
export const unstated = {
  en: { text: 'Something to hide' },
  he: { text: 'משהו להחביא' },
}
export const brand = 'tumble'
export const theme: Partial<Theme> = { accent: '#1650ba', paper: '#ffd02e', second: '#d92635' }

const en = {
  text: 'We wrap it, you hide it',
  note: 'Gift paper is on us until 24\u00a0December.',
  button: 'Pick a toy',
  link: '/',
}

export const texts = {
  en,
  he: {
    text: 'אנחנו עוטפים, אתם מחביאים',
    note: 'נייר המתנה עלינו, עד נר\u00a0שמיני.',
    button: 'לבחור צעצוע',
    link: '/',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const FLAGS = [
  ['var(--second)', 28, 6, 7],
  ['var(--fill)', 84, 11, 3],
  ['var(--ink)', 140, 13, 0],
  ['var(--second)', 196, 11, -3],
  ['var(--fill)', 252, 6, -7],
] as const

/** One length of string with five flags, over and over. */
const Bunting = () => (
  <svg className="bunting-flags" width="100%" height="54" aria-hidden="true">
    <defs>
      <pattern id="bunting" width="280" height="54" patternUnits="userSpaceOnUse">
        <path fill="var(--paper)" d="M0 0h280v3Q140 25 0 3Z" />
        {FLAGS.map(([fill, x, y, turn]) => (
          <g key={x} transform={`translate(${x} ${y}) rotate(${turn})`}>
            <path fill={fill} d="M-22 0h44q3 0 1.500 3L3 38q-3 5-6 0L-23.500 3Q-25 0-22 0Z" />
            <circle fill="var(--paper)" cy="14" r="5.500" />
          </g>
        ))}
        <path fill="none" stroke="var(--ink)" strokeWidth="4" d="M0 3Q140 25 280 3" />
      </pattern>
    </defs>
    <rect width="100%" height="54" fill="url(#bunting)" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design bunting">
    <Style css={css} />
    <div className="bunting-bar">
      <p className="bunting-text">{t.text}</p>
      <p className="bunting-note">{t.note}</p>
      <Go t={t} />
    </div>
    <Bunting />
  </div>
)
