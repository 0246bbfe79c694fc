import { Studio } from '../art/studio'
import type { DrawnDesign, TemplateProps, Theme } from '../kit/library'
import { EmailForm, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './17-remind.css?inline'

export const size = { width: 760, height: 500 }
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 304, height: 500 }, small: { width: 420, height: 230 } },
}

export const brand = 'clay'
export const theme: Theme = { accent: '#9a4a2c', paper: '#fbf8f2', ink: '#26211d' }

const en = {
  weekday: 'Sunday',
  day: '14',
  month: 'June',
  heading: 'An afternoon at the wheel',
  line: 'Two hours, a kilo of clay and somebody beside you. What you make is fired and sent home.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Keep me a place',
  consent: 'We write to you about this afternoon only.',
  remind: 'Remind me later',
  thanksHeading: 'Your place is kept',
  thanksLine: 'Wear something that may see clay. The address is in your mail.',
  laterHeading: 'Until tomorrow, then',
  laterLine: 'We will ask once more, and then no longer.',
}

export const texts = {
  en,
  he: {
    weekday: 'יום ראשון',
    day: '14',
    month: 'ביוני',
    heading: 'אחר צהריים ליד האובניים',
    line: 'שעתיים, קילו חימר ומישהו לצידכם. מה שתיצרו ייצא מהתנור ויישלח אליכם הביתה.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'שמרו לי מקום',
    consent: 'נכתוב לכם רק על המפגש הזה.',
    remind: 'הזכירו לי אחר כך',
    thanksHeading: 'המקום שמור לכם',
    thanksLine: 'בואו בבגדים שמותר להם לפגוש חימר. הכתובת מחכה לכם באימייל.',
    laterHeading: 'אז עד מחר',
    laterLine: 'נשאל עוד פעם אחת, ולא יותר.',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

type Text = keyof typeof en

/** The date of the event. */
const Day = ({ t }: { t: Record<Text, string> }) => (
  <p className="date-day">
    <span>{t.weekday}</span> <strong>{t.day}</strong> <span>{t.month}</span>
  </p>
)

export const Template = ({ t }: TemplateProps<Text>) => (
  <div className="design beside date">
    <Style css={css} />
    <div className="art">
      <Picture>
        <Studio />
      </Picture>
    </div>
    <section className="date-body" data-wisp-screen="main">
      <Day t={t} />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} />
      <button type="button" className="plain" data-wisp-action="remind">
        {t.remind}
      </button>
    </section>
    <section className="date-body" data-wisp-screen="thanks">
      <Day t={t} />
      <h2>{t.thanksHeading}</h2>
      <p className="line">{t.thanksLine}</p>
    </section>
    <section className="date-body" data-wisp-screen="remind">
      <h2>{t.laterHeading}</h2>
      <p className="line">{t.laterLine}</p>
    </section>
  </div>
)
