import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Go, Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './01-still-here.css?inline'

export const size = { width: 420, height: 0 }
export const brand = 'clay'
export const uses = ['seen']
export const facts = ['heading', 'price']
export const unstated = {
  en: { heading: '[[product|Something good]]' },
  he: { heading: '[[product|משהו יפה]]' },
}
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 150, height: 294 },
    small: { width: 256, height: 288 },
    photo: 'clay-shelf',
    focus: { x: 62, y: 44 },
  },
}

const en = {
  eyebrow: 'You were looking at',
  heading: '[[product|The speckled jug]]',
  price: '[[price|$64]]',
  line: 'Still where you left\u00a0it.',
  button: 'Look again',
  link: '#vases',
  decline: 'Not now',
}

export const texts = {
  en,
  he: {
    eyebrow: 'הסתכלתם על',
    heading: '[[product|הכד המנומר]]',
    price: '[[price|240 ₪]]',
    line: 'מחכה במקום שבו השארתם אותו.',
    button: 'להסתכל שוב',
    link: '#vases',
    decline: 'לא עכשיו',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design again">
    <Style css={css} />
    <div className="art">
      <Picture />
    </div>
    <p className="again-tag">
      <span dir="ltr">{t.price}</span>
    </p>
    <div className="again-body">
      <p className="small">{t.eyebrow}</p>
      <Logo />
      <h2>{t.heading}</h2>
      <p className="small">{t.line}</p>
      <Go t={t} />
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
