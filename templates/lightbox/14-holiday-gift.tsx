import { SubmitButton } from '../kit/buttons'
import { EmailLabel } from '../kit/fields'
import { SmallPrint } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Coupon, Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './14-holiday-gift.css?inline'

export const size = { width: 800, height: 560 }
export const uses = ['holiday', 'gift']
export const facts = ['line', 'thanksLine', 'coupon', 'heading', 'button', 'consent', 'thanksHeading']
export const unstated = {
  en: { heading: 'Something for your tree', button: 'Write to me', thanksHeading: 'Thank you' },
  he: { heading: 'משהו לחלון', button: 'כתבו לי', thanksHeading: 'תודה' },
}
export const brand = 'clay'

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  heading: 'A clay star for your tree',
  line: 'Fired in our kiln, free with any order until 18 December.',
  button: 'Put one in my parcel',
  consent: 'We email you the code, and studio news now and then. You can leave at any time.',
  thanksHeading: 'There is a star for you',
  thanksLine: 'Give this code at the till and it goes in your parcel.',
  coupon: 'CLAYSTAR',
  couponHint: 'Press to copy',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    heading: 'כוכב חימר לחלון',
    line: 'יוצא מהתנור שלנו, במתנה עם כל הזמנה עד 18 בדצמבר.',
    button: 'צרפו אחד לחבילה',
    consent: 'נשלח לכם באימייל את הקוד, ומדי פעם חדשות מהסטודיו. אפשר להפסיק בכל עת.',
    thanksHeading: 'הכוכב שמור לכם',
    thanksLine: 'הזינו את הקוד הזה בקופה, והוא ייכנס לחבילה.',
    coupon: 'CLAYSTAR',
    couponHint: 'לחצו להעתקה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A star of clay on a string, which hangs from the flap's tip. */
const Star = () => (
  <svg className="gift-star" viewBox="0 0 120 150" aria-hidden="true">
    <path stroke="var(--on-second)" strokeWidth="2" d="M60 0v52" />
    <path
      fill="var(--clay)"
      stroke="var(--clay)"
      strokeWidth="9"
      strokeLinejoin="round"
      d="m60 46 13 31 33 3-25 22 8 33-29-17-29 17 8-33-25-22 33-3Z"
    />
    <path fill="var(--shade)" d="m60 46 13 31 33 3-25 22 8 33-29-17V96Z" />
    <circle cx="60" cy="56" r="4.5" fill="var(--on-second)" />
    <path
      fill="none"
      stroke="var(--press)"
      strokeWidth="3"
      strokeLinecap="round"
      d="M60 74v48M46 80l14 12 14-12M42 94l18 13 18-13M50 114l10 7 10-7"
    />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design gift">
    <Style css={css} />
    <div className="gift-flap field second" />
    <div className="gift-back" />
    <section data-wisp-screen="main">
      <form data-wisp-form="">
        <div className="gift-card">
          <Star />
          <Logo />
          <h2>{t.heading}</h2>
          <p className="line">{t.line}</p>
          <EmailLabel t={t} />
          <div className="row">
            <input
              id="email"
              className="input"
              type="email"
              name="email"
              dir="ltr"
              placeholder={t.emailPlaceholder}
              required
              data-wisp-field="email"
            />
            <SubmitButton>{t.button}</SubmitButton>
          </div>
        </div>
        <div className="gift-front field">
          <SmallPrint>{t.consent}</SmallPrint>
          <Leave>{t.decline}</Leave>
        </div>
      </form>
    </section>
    <section data-wisp-screen="thanks">
      <div className="gift-card">
        <Star />
        <h2>{t.thanksHeading}</h2>
        <p className="line">{t.thanksLine}</p>
        <Coupon t={t} />
      </div>
      <div className="gift-front field">
        <Leave>{t.thanksClose}</Leave>
      </div>
    </section>
  </div>
)
