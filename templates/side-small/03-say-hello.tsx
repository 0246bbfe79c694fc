import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Go, Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './03-say-hello.css?inline'

export const size = { width: 380, height: 0 }
export const uses = ['contact']
export const facts = ['name', 'line']
export const brand = 'bank'
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 124, height: 124 }, small: { width: 148, height: 148 } },
}

const en = {
  name: 'Ines Halloran, savings',
  heading: 'Shall we do the sums together?',
  line: 'Twenty minutes, at the branch or by phone. Bring the question, no papers.',
  button: 'See free times',
  link: '/meet',
  decline: LEAVE.en.decline,
}

export const texts = {
  en,
  he: {
    name: 'ענת הלוי, חסכונות',
    heading: 'נעשה את החשבון ביחד?',
    line: 'עשרים דקות, בסניף או בטלפון. מספיקה שאלה, בלי ניירת.',
    button: 'לזמנים הפנויים',
    link: '/meet',
    decline: LEAVE.he.decline,
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Head and shoulders, in flat tones. */
const Portrait = () => (
  <svg viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="color-mix(in srgb, var(--second) 26%, #fff)" d="M0 0h120v120H0z" />
    <path fill="#3a2418" d="M30 112c-6-30-2-62 8-78 9-15 36-18 46 0 9 15 12 50 6 78Z" />
    <path fill="#a8694a" d="M50 74h22v24H50z" />
    <path fill="color-mix(in srgb, var(--fill) 88%, #fff)" d="M8 126c2-24 20-31 40-36l13 12 13-12c20 5 36 12 38 36Z" />
    <path fill="#fff" d="m47 90 14 14 14-14 5 2-10 18-9-7-9 7-10-18Z" />
    <path fill="#c98a63" d="M42 46c0-16 8-22 19-22s19 6 19 22c0 20-8 36-19 36S42 66 42 46Z" />
    <path fill="#3a2418" d="M40 56c-3-20 4-36 22-36 16 0 24 14 20 36-2-14-8-22-16-26-6 8-20 12-26 26Z" />
    <path fill="none" stroke="#7c3f2a" strokeWidth="2" strokeLinecap="round" d="M53 67q8 7 16 0" />
    <path fill="none" stroke="#3a2418" strokeWidth="2.4" strokeLinecap="round" d="M51 51q3-2 6 0m8 0q3-2 6 0" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design hello">
    <Style css={css} />
    <div className="hello-head">
      <div className="art">
        <Picture>
          <Portrait />
        </Picture>
      </div>
    </div>
    <div className="hello-bubble">
      <p className="hello-name">{t.name}</p>
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <div className="hello-act">
        <Go t={t} />
        <Leave>{t.decline}</Leave>
      </div>
    </div>
  </div>
)
