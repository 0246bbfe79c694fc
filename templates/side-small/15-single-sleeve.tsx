import type { TemplateProps } from '../kit/library'
import { asWords, Go, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './15-single-sleeve.css?inline'

export const size = { width: 400, height: 0 }
export const uses = ['announcement']
export const facts = ['artist', 'heading']
export const unstated = {
  en: { heading: 'Turn it up' },
  he: { heading: 'להגביר' },
}
export const brand = 'tunnel'

const en = {
  artist: 'Dim Halves',
  heading: 'Wet neon',
  button: 'Play the single',
  link: '/singles/wet-neon',
}

export const texts = {
  en,
  he: {
    artist: 'חצאים עמומים',
    heading: 'ניאון רטוב',
    button: 'להשמעת הסינגל',
    link: '/singles/wet-neon',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Tubes that are out of register, as a cheap press prints them. */
const Tubes = () => (
  <svg className="single-print" viewBox="0 0 280 150" fill="none" strokeLinecap="round" aria-hidden="true">
    <g strokeWidth="26">
      <path stroke="var(--second)" d="M-20 120C50 20 96 20 132 70s80 50 170-40" />
      <path stroke="var(--fill)" d="M-14 134C56 34 102 34 138 84s80 50 170-40" style={{ mixBlendMode: 'multiply' }} />
    </g>
    <path stroke="var(--ink)" strokeWidth="3" d="M-18 127C52 27 98 27 134 77s80 50 170-40" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design single">
    <Style css={css} />
    <div className="single-disc" aria-hidden="true" />
    <div className="single-sleeve">
      <Tubes />
      <div className="single-words">
        <p className="single-artist">{t.artist}</p>
        <Logo />
        <h2 style={asWords(t.heading)}>{t.heading}</h2>
        <Go t={t} />
      </div>
    </div>
  </div>
)
