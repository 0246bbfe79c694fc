import { EmailForm } from '../kit/forms'
import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './02-corner-note.css?inline'

export const size = { width: 340, height: 0 }
export const brand = 'clay'
export const uses = ['newsletter']
export const facts = ['line', 'thanksLine', 'consent']
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 340, height: 208 },
    small: { width: 360, height: 260 },
    photo: 'clay-shelf',
    focus: { x: 50, y: 53 },
  },
}

const en = {
  ...LEAVE.en,
  heading: 'First from the kiln',
  line: 'Know of each new batch a day before the shop does.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Tell me',
  consent: 'A short note per batch, and none besides.',
  thanksHeading: 'You are on the list',
  thanksLine: 'The next batch comes out on a Thursday. You will know on Wednesday.',
}

export const texts = {
  en,
  he: {
    ...LEAVE.he,
    heading: 'ישר מהתנור',
    line: 'לדעת על כל סדרה חדשה יום לפני החנות.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'עדכנו אותי',
    consent: 'הודעה קצרה על כל סדרה, ותו לא.',
    thanksHeading: 'נרשמתם',
    thanksLine: 'הסדרה הבאה יוצאת מהתנור ביום חמישי. אתם תדעו כבר ברביעי.',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design note">
    <Style css={css} />
    <div className="art">
      <Picture />
    </div>
    <section className="note-body" data-wisp-screen="main">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} row />
      <Leave>{t.decline}</Leave>
    </section>
    <section className="note-body" data-wisp-screen="thanks">
      <h2>{t.thanksHeading}</h2>
      <p className="line">{t.thanksLine}</p>
      <Leave>{t.thanksClose}</Leave>
    </section>
  </div>
)
