import { EmailForm } from '../kit/forms'
import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Coupon, Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './01-pocket-offer.css?inline'

export const size = { width: 390, height: 242 }
export const brand = 'clay'
export const uses = ['welcome', 'free-delivery']
export const facts = ['numeral', 'heading', 'line', 'thanksLine', 'coupon', 'thanksHeading']
export const unstated = {
  en: { heading: 'A letter from the studio', thanksHeading: 'Welcome in' },
  he: { heading: 'מכתב מהסטודיו', thanksHeading: 'ברוכים הבאים' },
}
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 390, height: 200 },
    small: { width: 390, height: 250 },
    photo: 'clay-shelf',
    focus: { x: 50, y: 49 },
  },
}

const en = {
  numeral: '$0',
  heading: 'The first parcel is on us',
  line: 'Free delivery to [[country|your door]], for a letter a month.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Get it',
  consent: 'You can leave the letter at any time.',
  decline: 'No, thanks',
  thanksHeading: 'It is yours',
  thanksLine: 'Use this at checkout, within thirty days.',
  coupon: 'PARCEL',
  couponHint: 'Press to copy',
}

export const texts = {
  en,
  he: {
    numeral: '₪0',
    heading: 'החבילה הראשונה עלינו',
    line: 'משלוח חינם עד הבית, תמורת מכתב אחד בחודש.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'שלחו לי',
    consent: 'אפשר להפסיק את המכתבים בכל עת.',
    decline: 'לא, תודה',
    thanksHeading: 'זה שלכם',
    thanksLine: 'הקופון תקף בקופה במשך שלושים יום.',
    coupon: 'PARCEL',
    couponHint: 'לחצו להעתקה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design pocket">
    <Style css={css} />
    <div className="art">
      <Picture />
    </div>
    <div className="pocket-arch">
      <p className="numeral" dir="ltr">
        {t.numeral}
      </p>
    </div>
    <section className="pocket-body" data-wisp-screen="main">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} row />
      <Leave>{t.decline}</Leave>
    </section>
    <section className="pocket-body" data-wisp-screen="thanks">
      <h2>{t.thanksHeading}</h2>
      <p className="line">{t.thanksLine}</p>
      <Coupon t={t} />
    </section>
  </div>
)
