import { Shelf } from '../art/shelf'
import type { DrawnDesign, TemplateProps, Theme } from '../kit/library'
import { Leave, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './01-side-story.css?inline'

export const size = { width: 480, height: 0 }
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 192, height: 400 }, small: { width: 380, height: 214 } },
}

export const brand = 'clay'
export const theme: Theme = { accent: '#9a4a2c', paper: '#fbf8f2', ink: '#26211d' }

const en = {
  eyebrow: 'New this week',
  heading: 'The breakfast shelf',
  line: 'Mugs, bowls and a jug for the milk, thrown in one go so that their glazes belong together.',
  price: 'From $24 a piece',
  button: 'See the shelf',
  link: '#breakfast',
  decline: 'Another time',
}

export const texts = {
  en,
  he: {
    eyebrow: 'חדש השבוע',
    heading: 'מדף ארוחת הבוקר',
    line: 'ספלים, קערות וקנקן לחלב, שנוצרו יחד כדי שהגלזורות ישתלבו זו בזו.',
    price: 'החל מ־89 ₪ לכלי',
    button: 'לכל המדף',
    link: '#breakfast',
    decline: 'בפעם אחרת',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design story">
    <Style css={css} />
    <div className="art">
      <Picture>
        <Shelf />
      </Picture>
    </div>
    <div className="story-body">
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <p className="story-price">{t.price}</p>
      <div className="story-act">
        <a className="button" part="button" href={t.link} data-wisp-action="link">
          {t.button}
        </a>
        <Leave>{t.decline}</Leave>
      </div>
    </div>
  </div>
)
