import { EmailForm } from '../kit/forms'
import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Coupon, Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './01-newsletter.css?inline'

export const size = { width: 800, height: 500 }
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 324, height: 540 },
    small: { width: 240, height: 280 },
    photo: 'clay-shelf',
    focus: { x: 58, y: 40 },
  },
}

export const brand = 'clay'
export const uses = ['newsletter', 'welcome']
export const facts = ['numeral', 'line', 'button', 'thanksLine', 'coupon']
export const unstated = {
  en: { button: 'Write to me' },
  he: { button: 'כתבו לי' },
}

const en = {
  numeral: '10%',
  eyebrow: 'The studio letter',
  heading: 'A quieter kind of home',
  line: 'New glazes, plants back in stock and notes from the kiln, once a month. Your first order comes with 10% off.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Send me 10% off',
  consent: 'By signing up you agree to hear from us by email. You can leave at any time.',
  decline: 'No, thank you',
  thanksHeading: 'Welcome in',
  thanksLine: 'Here is your 10%. Use it at checkout within thirty days.',
  coupon: 'CLAY10',
  couponHint: 'Press to copy',
  thanksClose: 'Keep looking around',
}

export const texts = {
  en,
  he: {
    numeral: '10%',
    eyebrow: 'המכתב מהסטודיו',
    heading: 'בית שקט יותר',
    line: 'גלזורות חדשות, צמחים שחזרו למלאי וסיפורים מהתנור, פעם בחודש. ההזמנה הראשונה שלכם ב־10% הנחה.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'שלחו לי 10% הנחה',
    consent: 'בהרשמה אתם מסכימים לקבל מאיתנו אימיילים. אפשר להפסיק בכל עת.',
    decline: 'לא, תודה',
    thanksHeading: 'ברוכים הבאים',
    thanksLine: 'הנה ה־10% שלכם. אפשר להשתמש בקופון בקופה במשך שלושים יום.',
    coupon: 'CLAY10',
    couponHint: 'לחצו להעתקה',
    thanksClose: 'להמשיך להסתובב',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Stands across the edge of the picture: once on the paper, once more in the picture, in a colour that can be read there. */
const Numeral = ({ t }: { t: Record<'numeral', string> }) => (
  <p className="numeral" aria-hidden="true">
    <span dir="ltr">{t.numeral}</span>
  </p>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design letter">
    <Style css={css} />
    <Numeral t={t} />
    <div className="art">
      <Picture />
      <Numeral t={t} />
    </div>
    <section className="letter-body" data-wisp-screen="main">
      <Logo />
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} />
      <Leave>{t.decline}</Leave>
    </section>
    <section className="letter-body" data-wisp-screen="thanks">
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.thanksHeading}</h2>
      <p className="line">{t.thanksLine}</p>
      <Coupon t={t} />
      <Leave>{t.thanksClose}</Leave>
    </section>
  </div>
)
