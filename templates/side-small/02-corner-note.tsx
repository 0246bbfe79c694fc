import { Sprig } from '../art/sprig'
import type { DrawnDesign, TemplateProps, Theme } from '../kit/library'
import { EmailForm, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './02-corner-note.css?inline'

export const size = { width: 340, height: 0 }
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 92, height: 116 }, small: { width: 300, height: 148 } },
}

export const brand = 'clay'
export const theme: Theme = { accent: '#9a4a2c', paper: '#fffdf9', ink: '#26211d' }

const en = {
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
      <Picture>
        <Sprig />
      </Picture>
    </div>
    <section data-wisp-screen="main">
      <div className="words">
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
      </div>
      <EmailForm t={t} row />
    </section>
    <section data-wisp-screen="thanks">
      <div className="words">
        <h2>{t.thanksHeading}</h2>
        <p className="line">{t.thanksLine}</p>
      </div>
    </section>
  </div>
)
