import { Branch } from '../art/branch'
import * as paint from '../art/palette'
import { EmailForm } from '../kit/forms'
import type { DrawnDesign, TemplateProps, Theme } from '../kit/library'
import { Coupon, Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './09-full-season.css?inline'

export const size = { width: 1920, height: 1080 }
export const brand = 'clay'
export const uses = ['welcome', 'sale']
export const facts = ['eyebrow', 'numeral', 'line', 'consent', 'thanksLine', 'coupon']
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 624, height: 800 },
    small: { width: 240, height: 300 },
    screens: { wide: 1920, small: 390 },
    photo: 'clay-shelf',
    focus: { x: 60, y: 40 },
  },
  detail: {
    wide: { width: 470, height: 400 },
    small: { width: 150, height: 110 },
    screens: { wide: 1920, small: 390 },
    photo: 'clay-shelf',
    focus: { x: 78, y: 62 },
  },
}

export const theme: Theme = { accent: '#9a4a2c', paper: '#fbf6ee', ink: '#2a211b' }

const en = {
  eyebrow: 'Juniper & Clay, autumn',
  numeral: '15%',
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
    numeral: '15%',
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

const Sun = () => (
  <svg className="season-sun" viewBox="0 0 200 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path fill={paint.OCHRE} d="M-200-200h600v600h-600Z" />
    <path fill={paint.CREAM} d="M24 200v-84a76 76 0 0 1 152 0v84Z" />
    <circle cx="100" cy="124" r="44" fill="var(--fill)" />
    <path fill={paint.SAGE} d="M24 168c40-26 76-20 152 6v26H24Z" />
  </svg>
)

/** A bottle with a twig, cut from paper. */
const Bottle = () => (
  <svg className="season-bottle" viewBox="0 0 300 500" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path fill={paint.PEACH} d="M-300-300h900v900h-900Z" />
    <g transform="translate(150 236) scale(1.05)">
      <Branch bend={-54} height={190} pairs={6} fill="var(--fill)" />
      <Branch bend={64} height={150} pairs={5} fill={paint.CLAY_DARK} />
    </g>
    <path
      fill={paint.BONE}
      d="M132 226h36c-2 54 2 74 30 104 40 44 42 120 14 158H88c-28-38-26-114 14-158 28-30 32-50 30-104Z"
    />
    <path
      fill={paint.BONE_SHADE}
      d="M150 226h18c-2 54 2 74 30 104 40 44 42 120 14 158h-46c30-60 26-110 4-150-18-34-22-60-20-112Z"
    />
    <path fill={paint.WOOD} d="M-300 488h900v120h-900Z" />
  </svg>
)

const Leaves = () => (
  <svg className="season-leaves" viewBox="0 0 400 160" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill={paint.PINE} d="M-300-300H700v800H-300Z" />
    <g transform="translate(-20 120) rotate(78)">
      <Branch bend={30} height={420} pairs={9} fill={paint.SAGE} />
    </g>
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design season">
    <Style css={css} />
    <div className="art season-photo">
      <Picture />
    </div>
    <Leaves />
    <p className="season-numeral">
      <span className="numeral" dir="ltr">
        {t.numeral}
      </span>
    </p>
    <Sun />
    <Bottle />
    <div className="art season-detail">
      <div className="season-near">
        <Picture name="detail" />
      </div>
    </div>
    <section className="season-body" data-wisp-screen="main">
      <Logo />
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
