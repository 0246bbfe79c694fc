import type { DrawnDesign, TemplateProps, Theme } from '../kit/library'
import { Go, Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './19-cover-story.css?inline'

export const size = { width: 480, height: 640 }
export const brand = 'veyra'
export const uses = ['announcement']
export const facts = ['masthead', 'issue', 'season', 'line3', 'line1', 'line2']
export const unstated = {
  en: { masthead: 'LOOK' },
  he: { masthead: 'LOOK' },
}
export const theme: Partial<Theme> = { accent: '#c1121f', paper: '#e9e5db' }
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 480, height: 640 },
    small: { width: 420, height: 680 },
    photo: 'veyra-heel',
    focus: { x: 40, y: 50 },
  },
}

const en = {
  masthead: 'VEYRA',
  issue: 'No. 07',
  season: 'Spring',
  line1: 'A bag that stands\u00a0alone',
  line2: 'Camel, cut like\u00a0water',
  line3: 'Nineteen pieces, no\u00a0logo',
  heading: 'The noon collection',
  button: 'Open the collection',
  link: '#',
  decline: 'Not today',
}

export const texts = {
  en,
  he: {
    masthead: 'VEYRA',
    issue: 'גיליון 07',
    season: 'אביב',
    line1: 'תיק שעומד בפני עצמו',
    line2: 'קאמל, גזור כמו מים',
    line3: 'תשעה־עשר פריטים, בלי לוגו',
    heading: 'קולקציית צהרי היום',
    button: 'לקולקציה',
    link: '#',
    decline: 'לא היום',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design cover">
    <Style css={css} />
    <div className="art cover-photo">
      <Picture />
    </div>
    <p className="cover-issue">
      <span>{t.issue}</span> <span>{t.season}</span>
    </p>
    <p className="cover-mast">{t.masthead}</p>
    <p className="cover-line cover-1">{t.line1}</p>
    <p className="cover-line cover-2">{t.line2}</p>
    <p className="cover-line cover-3">{t.line3}</p>
    <div className="cover-foot">
      <Logo />
      <h2>{t.heading}</h2>
      <div className="cover-ways">
        <Go t={t} />
        <Leave>{t.decline}</Leave>
      </div>
    </div>
    {/* One red thread, from the name to the page's edge. */}
    <svg className="cover-thread" viewBox="0 0 480 640" preserveAspectRatio="none" aria-hidden="true">
      <path d="M446 134C476 200 462 236 414 240S352 268 378 290 440 306 480 300" />
    </svg>
  </div>
)
