import type { DrawnDesign, TemplateProps, Theme } from '../kit/library'
import { Go, Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './01-side-story.css?inline'

export const size = { width: 480, height: 0 }
export const brand = 'veyra'
/** The second colour is that of the thread. */
export const theme: Partial<Theme> = { second: '#c1121f' }
export const uses = ['story', 'products']
export const facts = ['eyebrow', 'price', 'line']
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 396, height: 690 },
    small: { width: 336, height: 480 },
    photo: 'veyra-heel',
    focus: { x: 26, y: 30 },
  },
}

const en = {
  eyebrow: 'One bag, this autumn',
  heading: 'It stands by itself',
  line: 'Calf cut in one piece, folded twice, closed with a single button of brass.',
  price: '$640, in black only',
  button: 'See how it folds',
  link: '#bag',
  decline: 'Another time',
}

export const texts = {
  en,
  he: {
    eyebrow: 'תיק אחד, הסתיו הזה',
    heading: 'עומד בזכות עצמו',
    line: 'עור עגל בגזרה אחת, שני קפלים וכפתור פליז יחיד שסוגר הכול.',
    price: '2,390 ₪, בשחור בלבד',
    button: 'ככה זה מתקפל',
    link: '#bag',
    decline: 'בפעם אחרת',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A running stitch along the head of the caption, and the loose end of its thread over the picture. */
const Thread = () => (
  <svg className="story-thread" viewBox="0 0 330 70" fill="none" stroke="var(--second)" aria-hidden="true">
    <path d="M0 60h196" strokeWidth="2" strokeDasharray="11 7" />
    <path d="M198 60c44 0 62-6 76-22 13-15 6-34-8-33-15 1-18 23-3 31 20 11 40-2 62-28" strokeWidth="1.5" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design story">
    <Style css={css} />
    <div className="art">
      <Picture />
    </div>
    <div className="story-body">
      <Thread />
      <Logo />
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <p className="story-price">{t.price}</p>
      <div className="story-act">
        <Go t={t} />
        <Leave>{t.decline}</Leave>
      </div>
    </div>
  </div>
)
