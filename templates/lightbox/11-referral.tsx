import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Coupon, Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './11-referral.css?inline'

export const size = { width: 840, height: 440 }
export const uses = ['referral']
export const facts = ['line', 'amount', 'stub', 'thanksLine', 'coupon']
export const unstated = {
  en: { stub: 'for them and for you' },
  he: { stub: 'להם וגם לכם' },
}
export const brand = 'salt'

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  heading: 'Bring a friend along',
  line: 'Send them your link. Their first trip costs $40 less, and so does your next one.',
  button: 'Send me my link',
  consent: 'We email you the link, and when somebody uses it.',
  amount: '$40',
  stub: 'for them and for you',
  thanksHeading: 'Your link is in the mail',
  thanksLine: 'Until it is there, this code does the same:',
  coupon: 'TOGETHER40',
  couponHint: 'Press to copy',
  thanksClose: 'Back to the trips',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    heading: 'יוצאים לדרך ביחד',
    line: 'שלחו קישור לחברים. הטיול הראשון שלהם יעלה 80 ₪ פחות, וגם הטיול הבא שלכם.',
    button: 'שלחו לי קישור',
    consent: 'נשלח לכם באימייל את הקישור, ונעדכן כשמישהו משתמש בו.',
    amount: '₪80',
    stub: 'להם וגם לכם',
    thanksHeading: 'הקישור בדרך אליכם',
    thanksLine: 'ועד שיגיע, הקוד הזה עושה אותו דבר:',
    coupon: 'TOGETHER40',
    couponHint: 'לחצו להעתקה',
    thanksClose: 'חזרה לטיולים',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** The sun goes down behind a paper boat, where the ticket is torn. */
const Sunset = () => (
  <svg className="pass-sun" viewBox="0 0 150 150" aria-hidden="true">
    <circle cx="150" cy="128" r="104" fill="var(--second)" />
    <path fill="var(--paper)" d="M56 95h94v5H53Zm-8 17h102v7H46Z" />
    <path fill="var(--fill)" d="M0 134c14-8 24 8 38 0s24 8 38 0 24 8 38 0 24 8 36 0v16H0Z" />
    <path fill="var(--ink)" d="M84 112h54l-12 20H96Z" />
    <path fill="var(--on-fill)" d="m111 74 20 36H91Z" />
    <path fill="var(--tint)" d="m111 74 20 36h-20Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design pass">
    <Style css={css} />
    <div className="pass-stub field">
      <p className="numeral" dir="ltr">
        {t.amount}
      </p>
      <p className="pass-for">{t.stub}</p>
    </div>
    <div className="pass-main">
      <Sunset />
      <section data-wisp-screen="main">
        <Logo />
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
        <EmailForm t={t} row />
        <Leave>{t.decline}</Leave>
      </section>
      <Thanks t={t}>
        <Coupon t={t} />
      </Thanks>
    </div>
  </div>
)
