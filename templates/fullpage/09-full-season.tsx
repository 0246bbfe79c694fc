import { Harvest } from '../art/harvest'
import type { DrawnDesign, TemplateProps, Theme } from '../kit/library'
import { Coupon, EmailForm, Leave, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './09-full-season.css?inline'

export const size = { width: 1920, height: 1080 }
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 960, height: 1080 },
    small: { width: 390, height: 270 },
    screens: { wide: 1920, small: 390 },
  },
}

export const brand = 'clay'
export const theme: Theme = { accent: '#9a4a2c', paper: '#fbf6ee', ink: '#2a211b' }

const en = {
  eyebrow: 'Juniper & Clay, autumn',
  heading: 'The table is set for autumn',
  line: 'Forty new pieces in rust, pine and bone. Those on the letter see them first, and have 15% off until Sunday.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Let me in first',
  consent: 'One letter a month. You can leave at any time.',
  skip: 'Go on to the shop',
  thanksHeading: 'Come in, sit down',
  thanksLine: 'The autumn pieces are open for you. This takes 15% off until Sunday evening.',
  coupon: 'AUTUMN15',
  couponHint: 'Press to copy',
  thanksClose: 'To the autumn pieces',
}

export const texts = {
  en,
  he: {
    eyebrow: 'Juniper & Clay, סתיו',
    heading: 'השולחן ערוך לסתיו',
    line: 'ארבעים כלים חדשים בגוני חלודה, אורן ושנהב. מי שמקבלים את המכתב רואים אותם ראשונים, עם 15% הנחה עד יום ראשון.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'צרפו אותי לרשימה',
    consent: 'מכתב אחד בחודש. אפשר להפסיק בכל עת.',
    skip: 'להמשיך לחנות',
    thanksHeading: 'בואו, שבו',
    thanksLine: 'כלי הסתיו פתוחים עבורכם. הקופון נותן 15% הנחה עד יום ראשון בערב.',
    coupon: 'AUTUMN15',
    couponHint: 'לחצו להעתקה',
    thanksClose: 'לכלי הסתיו',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design season">
    <Style css={css} />
    <div className="art">
      <Picture>
        <Harvest />
      </Picture>
    </div>
    <section className="season-body" data-wisp-screen="main">
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} row />
      <button type="button" className="plain" data-wisp-action="skip">
        {t.skip}
      </button>
    </section>
    <section className="season-body" data-wisp-screen="thanks">
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.thanksHeading}</h2>
      <p className="line">{t.thanksLine}</p>
      <Coupon t={t} />
      <Leave>{t.thanksClose}</Leave>
    </section>
  </div>
)
