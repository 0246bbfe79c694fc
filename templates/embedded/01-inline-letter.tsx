import { Shelf } from '../art/shelf'
import type { DrawnDesign, TemplateProps, Theme } from '../kit/library'
import { EmailForm, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './01-inline-letter.css?inline'

export const size = { width: 960, height: 0 }
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 250, height: 240 }, small: { width: 460, height: 260 } },
}

export const brand = 'clay'
export const theme: Theme = { accent: '#2f4f3f', paper: '#f4ede1', ink: '#1f2a24' }

const en = {
  heading: 'Letters from the studio',
  line: 'How a glaze came out, what is in bloom, and which pots are back. Once a month, with a picture or two.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Write to me',
  consent: 'No more than one a month. You can leave at any time.',
  thanksHeading: 'The next one is yours',
  thanksLine: 'It goes out on the first of the month. Until then, there is the journal.',
}

export const texts = {
  en,
  he: {
    heading: 'מכתבים מהסטודיו',
    line: 'איך יצאה הגלזורה, מה פורח ואילו כלים חזרו. פעם בחודש, עם תמונה או שתיים.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'כתבו לי',
    consent: 'לא יותר ממכתב אחד בחודש. אפשר להפסיק בכל עת.',
    thanksHeading: 'המכתב הבא שלכם',
    thanksLine: 'הוא יוצא באחד לחודש. עד אז אפשר לקרוא ביומן.',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design inline">
    <Style css={css} />
    <div className="art">
      <Picture>
        <Shelf />
      </Picture>
    </div>
    <section className="inline-body" data-wisp-screen="main">
      <div>
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
      </div>
      <EmailForm t={t} row />
    </section>
    <section className="inline-body" data-wisp-screen="thanks">
      <div>
        <h2>{t.thanksHeading}</h2>
        <p className="line">{t.thanksLine}</p>
      </div>
    </section>
  </div>
)
