import { OneVase } from '../art/thumbs'
import type { DrawnDesign, TemplateProps, Theme } from '../kit/library'
import { Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './01-still-here.css?inline'

export const size = { width: 420, height: 0 }
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 124, height: 158 }, small: { width: 260, height: 168 } },
}

export const brand = 'clay'
export const theme: Theme = { accent: '#2f4f3f', paper: '#ffffff', ink: '#1f2a24' }

const en = {
  eyebrow: 'You were looking at',
  heading: '[[product|The round vase]]',
  line: 'Two are left of this firing.',
  button: 'Look again',
  link: '#vases',
}

export const texts = {
  en,
  he: {
    eyebrow: 'הסתכלתם על',
    heading: '[[product|האגרטל העגול]]',
    line: 'נשארו שניים מהסדרה הזאת.',
    button: 'להסתכל שוב',
    link: '#vases',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design again">
    <Style css={css} />
    <div className="art">
      <Picture>
        <OneVase />
      </Picture>
    </div>
    <div className="again-body">
      <p className="small">{t.eyebrow}</p>
      <h2>{t.heading}</h2>
      <p className="small">{t.line}</p>
      <a className="button" part="button" href={t.link} data-wisp-action="link">
        {t.button}
      </a>
    </div>
  </div>
)
