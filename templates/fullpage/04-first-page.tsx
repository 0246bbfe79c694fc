import { EmailForm } from '../kit/forms'
import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Leave, Logo, Picture, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL } from '../kit/words'
import css from './04-first-page.css?inline'

export const size = { width: 600, height: 950 }
export const brand = 'fox'
export const uses = ['newsletter']
export const facts = ['heading', 'line', 'consent', 'thanksHeading', 'thanksLine']
export const unstated = {
  en: { heading: 'A first page, without its title', thanksHeading: 'Until the first page' },
  he: { heading: 'עמוד ראשון, בלי השם שלו', thanksHeading: 'ניפגש בעמוד הראשון' },
}
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 600, height: 475 },
    small: { width: 480, height: 420 },
    photo: 'fox-books',
    focus: { x: 50, y: 68 },
  },
}

const en = {
  ...EMAIL.en,
  heading: 'Every Friday, the first page of a book, without\u00a0its\u00a0title',
  line: 'By Sunday you will know whether you want the\u00a0second.',
  button: 'Send me a page',
  consent: 'One page a week. You can close the book at any time.',
  decline: 'Just browsing, thank you',
  thanksHeading: 'Until Friday, at six',
  thanksLine: 'The first one opens in the rain, with a letter that is delivered to the wrong house.',
  thanksClose: 'Back to the shelves',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    heading: 'בכל יום שישי: העמוד הראשון של ספר, בלי\u00a0השם\u00a0שלו',
    line: 'עד יום ראשון תדעו אם אתם רוצים גם את השני.',
    button: 'שלחו לי עמוד',
    consent: 'עמוד אחד בשבוע. אפשר לסגור את הספר בכל עת.',
    decline: 'תודה, רק מעיינים',
    thanksHeading: 'ניפגש ביום שישי, בשש',
    thanksLine: 'העמוד הראשון נפתח בגשם, ובמכתב שהגיע לבית הלא נכון.',
    thanksClose: 'חזרה למדפים',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A printer's flower, between two rules. */
const Flower = () => (
  <svg className="leaf-flower" viewBox="0 0 240 24" aria-hidden="true">
    <path fill="none" stroke="var(--line)" d="M0 12h96M144 12h96" />
    <path
      fill="var(--fill)"
      d="M120 3c4 4 4 8 0 10-4-2-4-6 0-10Zm-14 9c5-3 9-2 11 2-4 4-8 3-11-2Zm28 0c-5-3-9-2-11 2 4 4 8 3 11-2Zm-15 2h2v8h-2Z"
    />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design leaf">
    <Style css={css} />
    <div className="art leaf-art">
      <Picture />
    </div>
    <div className="leaf-body">
      <section data-wisp-screen="main">
        <Logo />
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
        <EmailForm t={t} row />
        <Leave>{t.decline}</Leave>
      </section>
      <Thanks t={t} />
      <Flower />
    </div>
  </div>
)
