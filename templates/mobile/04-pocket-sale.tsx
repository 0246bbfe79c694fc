import type { TemplateProps } from '../kit/library'
import { Go, Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './04-pocket-sale.css?inline'

export const size = { width: 390, height: 0 }
export const uses = ['sale']
export const facts = ['heading', 'line', 'eyebrow']
export const unstated = {
  en: { heading: 'Until the clock runs out' },
  he: { heading: 'עד שהשעון נעצר' },
}
export const brand = 'cog'

const en = {
  eyebrow: 'Workshop clear-out',
  heading: 'Last year’s frames, a\u00a0third\u00a0off',
  line: 'Built, tested, ready to ride home. The price goes back up when the clock\u00a0stops.',
  button: 'See the frames',
  link: '#sale',
  decline: 'No, thanks',
}

export const texts = {
  en,
  he: {
    eyebrow: 'מפנים מקום בסדנה',
    heading: 'שליש מהמחיר יורד על דגמי השנה שעברה',
    line: 'מורכבים, בדוקים ומוכנים לרכיבה הביתה. כשהשעון נעצר, המחיר חוזר.',
    button: 'לכל האופניים',
    link: '#sale',
    decline: 'לא, תודה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const TEETH = Array.from({ length: 30 }, (_, tooth) => tooth * 12)

/** A chain wheel, larger than the ticket. */
const Wheel = () => (
  <svg className="punch-wheel" viewBox="-100 -100 200 200" aria-hidden="true">
    <g fill="currentcolor">
      <circle r="90" fill="none" stroke="currentcolor" strokeWidth="10" />
      <circle r="30" fill="none" stroke="currentcolor" strokeWidth="10" />
      {TEETH.map((turn) => (
        <path key={turn} d="M-4-93h8L2-100h-4Z" transform={`rotate(${turn})`} />
      ))}
      {[0, 72, 144, 216, 288].map((turn) => (
        <path key={turn} d="M-9-30h18l-5-58h-8Z" transform={`rotate(${turn})`} />
      ))}
    </g>
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design punch turning">
    <Style css={css} />
    <div className="punch-top">
      <Wheel />
      <Logo />
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
    </div>
    <div className="punch-stub">
      <div className="punch-clock" data-wisp-countdown="" />
      <Go t={t} />
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
