import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Go, Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './03-pocket-cart.css?inline'

export const size = { width: 390, height: 242 }
export const uses = ['cart']
export const brand = 'rye'
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 108, height: 108 }, small: { width: 108, height: 108 } },
}

const en = {
  heading: 'Your bread is waiting',
  line: '[[cart_count|All]] in the basket, [[cart_value|kept for you]].',
  button: 'Take it home',
  link: '/cart',
  decline: 'Keep looking',
}

export const texts = {
  en,
  he: {
    heading: 'הלחם מחכה לכם',
    line: '[[cart_count|הכול]] בסל, [[cart_value|שמור לכם]].',
    button: 'לוקחים הביתה',
    link: '/cart',
    decline: 'להמשיך להסתובב',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A loaf on a checked cloth, from above. */
const Loaf = () => (
  <svg viewBox="0 0 108 108" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="#fff" d="M0 0h108v108H0Z" />
    <g fill="none" stroke="var(--area)" strokeOpacity=".62" strokeWidth="11">
      <path d="M10-2v112M32-2v112M54-2v112M76-2v112M98-2v112" />
      <path d="M-2 10h112M-2 32h112M-2 54h112M-2 76h112M-2 98h112" />
    </g>
    <g transform="rotate(-32 54 54)">
      <rect x="10" y="33" width="90" height="48" rx="24" fill="#3a1d0e" opacity=".3" />
      <rect x="9" y="28" width="90" height="48" rx="24" fill="#b5692a" />
      <rect x="12" y="29" width="84" height="37" rx="18" fill="#cf8640" />
      <path
        fill="none"
        stroke="#f3d3a0"
        strokeWidth="5"
        strokeLinecap="round"
        d="M28 60c2-10 6-18 12-23M46 62c2-10 6-18 12-24M64 61c2-10 6-17 12-22"
      />
    </g>
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design bake turning">
    <Style css={css} />
    <div className="art">
      <Picture>
        <Loaf />
      </Picture>
    </div>
    <div className="bake-words">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
    </div>
    <div className="bake-act">
      <Go t={t} />
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
