import type { TemplateProps } from '../kit/library'
import { Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './08-pocket-voucher.css?inline'

export const size = { width: 390, height: 242 }
export const uses = ['sale']
export const facts = ['heading', 'coupon', 'line']
export const unstated = {
  en: { heading: 'Come by boat' },
  he: { heading: 'בואו בסירה' },
}
export const brand = 'salt'

const en = {
  eyebrow: 'For a first journey',
  heading: '€40 off any crossing by boat',
  coupon: 'SALT40',
  line: 'Type it in when you book, until the end of the season.',
  button: 'Copy',
  decline: LEAVE.en.decline,
}

export const texts = {
  en,
  he: {
    eyebrow: 'לנסיעה ראשונה',
    heading: '150 ₪ הנחה על כל הפלגה',
    coupon: 'SALT40',
    line: 'מקלידים את הקוד בהזמנה, עד סוף העונה.',
    button: 'העתקה',
    decline: LEAVE.he.decline,
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A low sun in bands, cut by the perforation. */
const Sun = () => (
  <svg className="fare-sun" viewBox="0 0 240 240" aria-hidden="true">
    <circle cx="120" cy="120" r="120" fill="var(--on-area)" opacity=".07" />
    <circle cx="120" cy="120" r="88" fill="var(--on-area)" opacity=".07" />
    <path
      fill="var(--second)"
      d="M72.200 124a48 48 0 1 1 95.600 0ZM72.900 129h94.200l-1.800 7H74.700ZM79 145h82l-5.200 7H84.200Z"
    />
  </svg>
)

/** A paper boat, on the stub. */
const Boat = () => (
  <svg className="fare-boat" viewBox="0 0 72 56" aria-hidden="true">
    <path fill="#fff" d="M36 4 56 34H36Z" />
    <path fill="var(--on-second)" opacity=".22" d="M36 4v30H16Z" />
    <path fill="#fff" d="M4 28l14 6h36l14-6-14 22H18Z" />
    <path fill="var(--on-second)" opacity=".22" d="M36 34h18l14-6-14 22H36Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design fare">
    <Style css={css} />
    <div className="fare-body">
      <Sun />
      <Logo />
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.heading}</h2>
      <strong className="fare-code" dir="ltr">
        {t.coupon}
      </strong>
      <p className="line">{t.line}</p>
    </div>
    <div className="fare-stub">
      <Boat />
      <button
        type="button"
        className="button"
        part="button"
        data-wisp-action="copy"
        data-wisp-copy={t.coupon}
        aria-label={`${t.button} ${t.coupon}`}
      >
        {t.button}
      </button>
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
