import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Picture, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './05-back-in-stock.css?inline'

export const size = { width: 760, height: 540 }
export const uses = ['back-in-stock']
export const facts = ['line', 'heading', 'consent', 'thanksLine']
export const unstated = {
  en: { heading: 'Away for now' },
  he: { heading: 'יצא לסיבוב' },
}
export const brand = 'tumble'
export const pictures = {
  picture: {
    wide: { width: 248, height: 248 },
    small: { width: 320, height: 320 },
    // A picture of the owner's takes the place of the disc.
    box: 'position:absolute;inset:auto 13.2% -14px;aspect-ratio:1;border-radius:50%;overflow:hidden',
  },
}

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  heading: 'Back soon, on its own wheels',
  line: 'This engine is sold out. The next ones are being painted.',
  button: 'Tell me when',
  consent: 'One email about this toy, and no other.',
  thanksHeading: 'You will hear the whistle',
  thanksLine: 'We write on the day the engine is back on the shelf.',
  thanksClose: 'Back to the toys',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    heading: 'הקטר עוד יחזור לתחנה',
    line: 'כרגע הוא אזל. הבאים בתור כבר נצבעים.',
    button: 'עדכנו כשיחזור',
    consent: 'אימייל אחד על הצעצוע הזה, ודי.',
    thanksHeading: 'תשמעו את הצפירה',
    thanksLine: 'נכתוב ביום שבו הקטר יחזור למדף.',
    thanksClose: 'חזרה לצעצועים',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A wheel of painted wood. */
const Wheel = ({ x, r }: { x: number; r: number }) => (
  <g>
    <circle cx={x} cy={204 - r} r={r} fill="var(--iron)" />
    <circle cx={x} cy={202 - r} r={r - 4} fill="var(--hub)" />
    <circle cx={x} cy={202 - r} r={r / 2.6} fill="var(--second)" />
    <circle cx={x} cy={202 - r} r="4" fill="var(--iron)" />
  </g>
)

/** A wooden engine, cut out, and its steam. */
const Engine = () => (
  <svg viewBox="-4 -58 328 274" aria-hidden="true">
    <g fill="#fff">
      <circle cx="236" cy="4" r="10" />
      <circle cx="214" cy="-14" r="15" />
      <circle cx="170" cy="-28" r="23" />
    </g>
    <ellipse cx="164" cy="205" rx="140" ry="9" fill="var(--iron)" fillOpacity=".24" />
    <rect x="36" y="140" width="252" height="30" rx="12" fill="var(--iron)" />
    <path fill="var(--iron)" d="M282 146c20 4 30 20 34 44h-40Z" />
    <rect x="124" y="74" width="156" height="76" rx="30" fill="var(--fill)" />
    <path fill="var(--shine)" d="M150 84h100c10 0 18 5 22 12H146c0-7 0-12 4-12Z" />
    <path fill="var(--hub)" d="M168 74h20v76h-20Zm60 0h20v76h-20Z" />
    <path fill="var(--iron)" d="M214 32h48l-8 44h-32Z" />
    <rect x="206" y="20" width="64" height="20" rx="10" fill="var(--hub)" />
    <path fill="var(--iron)" d="M160 76a17 17 0 0 1 34 0Z" />
    <path fill="var(--shade)" d="M44 46h92v104H44Z" />
    <rect x="30" y="28" width="120" height="24" rx="12" fill="var(--hub)" />
    <rect x="62" y="66" width="54" height="46" rx="10" fill="#fff" />
    <path fill="var(--iron)" d="M74 112V98a15 15 0 0 1 30 0v14Z" />
    <circle cx="89" cy="82" r="11" fill="var(--second)" />
    <Wheel x={86} r={40} />
    <Wheel x={180} r={28} />
    <Wheel x={246} r={28} />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design stock">
    <Style css={css} />
    <div className="stock-stage">
      <div className="stock-toy">
        <Picture>
          <Engine />
        </Picture>
      </div>
    </div>
    <section className="stock-body" data-wisp-screen="main">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} row />
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} className="stock-body" />
  </div>
)
