import { EmailForm } from '../kit/forms'
import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Leave, Logo, Picture, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './07-pocket-restock.css?inline'

export const size = { width: 390, height: 0 }
export const uses = ['back-in-stock']
export const facts = ['heading', 'line', 'consent', 'thanksLine']
export const unstated = {
  en: { heading: 'The engine is away' },
  he: { heading: 'הקטר יצא לסיבוב' },
}
export const brand = 'tumble'
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 280, height: 190 }, small: { width: 280, height: 190 } },
}

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  heading: 'The red engine is coming back',
  line: 'We turn the wheels by hand, so it takes a while. One email when it rolls\u00a0in.',
  button: 'Toot for me',
  consent: 'Only this one email, then we forget\u00a0the\u00a0address.',
  thanksHeading: 'You are on the platform',
  thanksLine: 'One email when the engine rolls in. Nothing before, nothing after.',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    heading: 'הקטר האדום בדרך חזרה',
    line: 'את הגלגלים אנחנו מגלפים ביד, אז זה לוקח זמן. אימייל אחד כשהוא נכנס לתחנה.',
    button: 'צפרו לי',
    consent: 'רק האימייל הזה, ואז אנחנו שוכחים את הכתובת.',
    thanksHeading: 'אתם כבר על הרציף',
    thanksLine: 'אימייל אחד כשהקטר נכנס לתחנה. שום דבר לפני, שום דבר אחרי.',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A wooden engine on its track. */
const Engine = () => (
  <svg viewBox="0 0 280 190" preserveAspectRatio="xMidYMax" aria-hidden="true">
    <g fill="#fffdf6" stroke="#23204a" strokeOpacity=".34" strokeWidth="2">
      <circle cx="186" cy="22" r="15" />
      <circle cx="158" cy="15" r="12" />
      <circle cx="136" cy="20" r="8" />
    </g>
    <path fill="#a81824" d="M194 46h32l-5 36h-22Z" />
    <path fill="#d92635" d="M190 42h40v12h-40ZM96 80h140a28 28 0 0 1 28 28v34H96Z" />
    <path fill="#fff" opacity=".25" d="M112 88h122a20 20 0 0 1 18 12H112Z" />
    <path fill="#23204a" d="M148 62h22v20h-22Z" />
    <circle cx="159" cy="62" r="11" fill="var(--second)" />
    <path fill="var(--fill)" d="M28 44h84v98H28Z" />
    <path fill="#fff" opacity=".18" d="M28 44h84v10H28Z" />
    <path fill="#23204a" d="M18 32h104v14H18Z" />
    <path fill="#fffdf6" d="M44 64h30v34H44ZM82 64h18v34H82Z" />
    <path fill="#23204a" d="M14 138h250l10 14H14Z" />
    <g fill="#23204a">
      <circle cx="66" cy="148" r="32" />
      <circle cx="150" cy="154" r="26" />
      <circle cx="224" cy="154" r="26" />
    </g>
    <g fill="#e9b872">
      <circle cx="66" cy="148" r="24" />
      <circle cx="150" cy="154" r="18" />
      <circle cx="224" cy="154" r="18" />
    </g>
    <g fill="#d92635">
      <circle cx="66" cy="148" r="8" />
      <circle cx="150" cy="154" r="7" />
      <circle cx="224" cy="154" r="7" />
    </g>
    <path fill="none" stroke="#23204a" strokeWidth="7" strokeLinecap="round" d="M66 162l84 2h74" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design toot turning">
    <Style css={css} />
    <div className="art">
      <Picture>
        <Engine />
      </Picture>
    </div>
    <section data-wisp-screen="main">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} row />
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} />
  </div>
)
