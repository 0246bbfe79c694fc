import { PhoneForm } from '../kit/forms'
import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Leave, Logo, Picture, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE, PHONE } from '../kit/words'
import css from './09-pocket-call.css?inline'

export const size = { width: 390, height: 0 }
export const uses = ['callback']
export const facts = ['hours', 'line', 'thanksLine']
export const brand = 'bank'
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 150, height: 150 }, small: { width: 150, height: 150 } },
}

const en = {
  ...PHONE.en,
  ...LEAVE.en,
  hours: 'Weekdays, 8:30\u00a0to\u00a017:00',
  heading: 'A person rings you back',
  line: 'About the account, the loan or the small print. Ten minutes, no script.',
  button: 'Ring me',
  thanksHeading: 'We have your number',
  thanksLine: 'We ring within one working day, from a number that you can call back.',
  thanksClose: 'Close',
}

export const texts = {
  en,
  he: {
    ...PHONE.he,
    ...LEAVE.he,
    hours: 'ימים א׳–ה׳, 8:30–17:00',
    heading: 'בן אדם יחזור אליכם',
    line: 'על החשבון, על ההלוואה או על האותיות הקטנות. עשר דקות, בלי תסריט שיחה.',
    button: 'חזרו אליי',
    thanksHeading: 'המספר אצלנו',
    thanksLine: 'נחזור בתוך יום עסקים אחד, ממספר שאפשר להתקשר אליו.',
    thanksClose: 'סגירה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** An adviser, in three tones. */
const Adviser = () => (
  <svg viewBox="0 0 150 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path fill="color-mix(in srgb, var(--second) 30%, #fff)" d="M0 0h150v150H0Z" />
    <path fill="#3b2a22" d="M42 74c-6-34 10-54 34-54s40 18 36 50c-2 18 6 26 6 34H36c0-10 8-14 6-30Z" />
    <path fill="#c98f6b" d="M64 84h24v30l-12 12-12-12Z" />
    <path fill="#dba682" d="M52 58c0-18 10-26 24-26s24 8 24 26c0 22-12 36-24 36S52 80 52 58Z" />
    <path fill="#3b2a22" d="M50 62c0-22 12-34 28-34s24 12 24 30c-12 0-24-4-30-14-4 10-12 16-22 18Z" />
    <path fill="none" stroke="#8a4b35" strokeWidth="2.5" strokeLinecap="round" d="M68 79c5 4 11 4 16 0" />
    <path fill="#3b2a22" d="M63 62h6v3h-6Zm20 0h6v3h-6Z" />
    <path fill="var(--area)" d="M12 150c0-26 18-38 50-44l14 20 14-20c32 6 50 18 50 44Z" />
    <path fill="#fff" d="M62 106 76 126l-10 8-10-26Zm28 0-14 20 10 8 10-26Z" />
    <path fill="var(--second)" d="M72 128h8l3 22H69Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design ring">
    <Style css={css} />
    <div className="ring-head">
      <div className="art">
        <Picture>
          <Adviser />
        </Picture>
      </div>
    </div>
    <p className="ring-hours">{t.hours}</p>
    <section data-wisp-screen="main">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <PhoneForm t={t} row />
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} />
  </div>
)
