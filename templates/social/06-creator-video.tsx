import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Go, Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './06-creator-video.css?inline'

export const uses = ['social', 'story']
export const facts = ['handle', 'time', 'line']
export const size = { width: 360, height: 0 }
export const brand = 'ostrey'
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 234, height: 550 },
    small: { width: 284, height: 660 },
    photo: 'ostrey-bottle',
    focus: { x: 56, y: 60 },
  },
}

const en = {
  decline: LEAVE.en.decline,
  handle: '@noor.makes',
  time: '0:42',
  heading: 'Two drops, warm hands',
  line: 'Noor shows her evening, unhurried.',
  button: 'Watch the video',
  link: '#video',
}

export const texts = {
  en,
  he: {
    decline: LEAVE.he.decline,
    handle: '@noor.makes',
    time: '0:42',
    heading: 'שתי טיפות, ידיים חמות',
    line: 'נור מראה את הערב שלה, בלי למהר.',
    button: 'לצפייה בסרטון',
    link: '#video',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const HEART = 'M0 9C-14-1-10-12-4-12c2 0 3 1 4 3 1-2 2-3 4-3 6 0 10 11-4 21Z'

/** Hearts that rise at the end side, smaller the higher they are. */
const Hearts = () => (
  <svg className="reel-hearts" viewBox="0 0 100 260" aria-hidden="true">
    <g stroke="var(--paper)" strokeWidth="1.4">
      <path fill="var(--fill)" d={HEART} transform="translate(50 226) rotate(-10) scale(2.9)" />
      <path fill="#a2551a" d={HEART} transform="translate(72 162) rotate(14) scale(2.1)" />
      <path fill="var(--second)" d={HEART} transform="translate(38 118) rotate(-16) scale(1.8)" />
      <path fill="var(--fill)" d={HEART} transform="translate(64 70) rotate(9) scale(1.4)" />
      <path fill="var(--second)" d={HEART} transform="translate(44 32) rotate(-8) scale(1)" />
    </g>
  </svg>
)

/** Who made the film, as a small portrait. */
const Noor = () => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <circle cx="20" cy="20" r="20" fill="var(--second)" />
    <path fill="#2b1a18" d="M9 34C5 14 10 7 20 7s15 7 11 27Z" />
    <path fill="#b97c58" d="M14 17c0-5 3-7 6-7s6 2 6 7c0 6-2 10-3 11v3h-6v-3c-1-1-3-5-3-11Z" />
    <path fill="#a2551a" d="M6 35c2-5 7-6 11-7q3 4 6 0c4 1 9 2 11 7a20 20 0 0 1-28 0Z" />
    <path fill="#2b1a18" d="M13 19c0-8 4-10 7-10s7 2 7 10c-1-4-3-6-7-7-4 1-6 3-7 7Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design reel">
    <Style css={css} />
    <div className="reel-frame">
      <div className="art">
        <Picture />
      </div>
      <i className="reel-line" />
      <p className="reel-who">
        <Noor />
        <b dir="ltr">{t.handle}</b>
        <span dir="ltr">{t.time}</span>
      </p>
    </div>
    <Hearts />
    <div className="reel-card">
      <svg className="reel-play" viewBox="0 0 64 64" aria-hidden="true">
        <circle cx="32" cy="32" r="30" fill="var(--area)" stroke="var(--paper)" strokeWidth="4" />
        <path fill="var(--on-area)" d="M26 20v24l20-12Z" />
      </svg>
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <Go t={t} />
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
