import { Pears } from '../art/thumbs'
import type { DrawnDesign, TemplateProps, Theme } from '../kit/library'
import { Coupon, EmailForm, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './01-pocket-offer.css?inline'

export const size = { width: 390, height: 242 }
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 72, height: 65 },
    small: { width: 92, height: 83 },
    box: 'aspect-ratio:120/108;border-radius:12px;overflow:hidden',
  },
}

export const brand = 'clay'
export const theme: Theme = { accent: '#2f4f3f', paper: '#fbf8f2', ink: '#1f2a24' }

const en = {
  heading: 'The first parcel is on us',
  line: 'Free delivery to [[country|your door]], for a letter a month.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Get it',
  consent: 'You can leave the letter at any time.',
  thanksHeading: 'It is yours',
  thanksLine: 'Use this at checkout, within thirty days.',
  coupon: 'PARCEL',
  couponHint: 'Press to copy',
}

export const texts = {
  en,
  he: {
    heading: 'החבילה הראשונה עלינו',
    line: 'משלוח חינם עד הבית, תמורת מכתב אחד בחודש.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'שלחו לי',
    consent: 'אפשר להפסיק את המכתבים בכל עת.',
    thanksHeading: 'זה שלכם',
    thanksLine: 'הקופון תקף בקופה במשך שלושים יום.',
    coupon: 'PARCEL',
    couponHint: 'לחצו להעתקה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design pocket">
    <Style css={css} />
    <div className="pocket-art">
      <Picture>
        <Pears />
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
      <Coupon t={t} />
    </section>
  </div>
)
