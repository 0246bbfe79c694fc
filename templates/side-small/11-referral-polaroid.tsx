import { EmailForm } from '../kit/forms'
import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Leave, Logo, Picture, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './11-referral-polaroid.css?inline'

export const size = { width: 400, height: 0 }
export const uses = ['referral']
export const facts = ['line']
export const brand = 'salt'
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 152, height: 152 }, small: { width: 184, height: 164 } },
}

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  caption: 'Wish you were here',
  heading: 'So bring them along',
  line: '€40 off your next trip, and €40 off theirs.',
  emailLabel: 'Your email address',
  button: 'Get my invitation',
  consent: 'We send your invitation, and word when they book.',
  thanksHeading: 'Your invitation is in the post',
  thanksLine: 'Forward it to whoever is in the picture.',
  thanksClose: 'Back to the coast',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    caption: 'חבל שלא באתם',
    heading: 'אז קחו אותם איתכם',
    line: '150 ₪ הנחה על הטיול הבא שלכם, ו־150 ₪ על שלהם.',
    emailLabel: 'האימייל שלכם',
    button: 'שלחו לי הזמנה',
    consent: 'נשלח לכם הזמנה, ונעדכן כשהם מזמינים.',
    thanksHeading: 'ההזמנה בדרך אליכם',
    thanksLine: 'העבירו אותה למי שחסר בתמונה.',
    thanksClose: 'חזרה לחוף',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A paper boat before a low sun. */
const Boat = () => (
  <svg viewBox="0 0 160 160" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
    <path fill="color-mix(in srgb, var(--second) 32%, #fff)" d="M-40-60h240v220H-40z" />
    <circle cx="104" cy="82" r="46" fill="color-mix(in srgb, var(--second) 60%, #fff)" />
    <circle cx="104" cy="82" r="32" fill="var(--second)" />
    <path fill="color-mix(in srgb, var(--fill) 62%, #fff)" d="M-40 88h240v72H-40z" />
    <path fill="color-mix(in srgb, var(--second) 70%, #fff)" d="M84 94h40l-6 4H90Zm-4 9h48l-8 4H88Z" />
    <path fill="var(--fill)" d="M-40 116q30-8 60 0t60 0 60 0 60 0v60H-40Z" />
    <g transform="rotate(-4 64 104)">
      <path fill="#fff" d="M28 92l36-40 36 40-8 30H36Z" />
      <path fill="color-mix(in srgb, var(--fill) 26%, #fff)" d="M64 52l36 40H64ZM28 92l36 9 36-9-8 30H36Z" />
      <path fill="color-mix(in srgb, var(--fill) 12%, #fff)" d="M28 92l36 9v21H36Z" />
    </g>
    <path fill="color-mix(in srgb, var(--fill) 84%, #000)" d="M-40 124q24-8 48 0t48 0 48 0 48 0 48 0v60H-40Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design along">
    <Style css={css} />
    <figure className="along-print">
      <div className="art">
        <Picture>
          <Boat />
        </Picture>
      </div>
      <figcaption>{t.caption}</figcaption>
    </figure>
    <div className="along-card">
      <section data-wisp-screen="main">
        <div className="along-words">
          <Logo />
          <h2>{t.heading}</h2>
          <p className="line">{t.line}</p>
        </div>
        <EmailForm t={t} />
        <Leave>{t.decline}</Leave>
      </section>
      <Thanks t={t} className="along-words along-thanks" />
    </div>
  </div>
)
