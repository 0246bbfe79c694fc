import type { DrawnDesign, TemplateProps, Theme } from '../kit/library'
import { Coupon, Go, Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './03-sale-countdown.css?inline'

export const size = { width: 760, height: 480 }
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 760, height: 480 }, small: { width: 420, height: 300 } },
}

export const brand = 'cog'
export const uses = ['sale']
export const facts = ['heading', 'line', 'coupon', 'eyebrow']
export const unstated = {
  en: { heading: 'Until the clock runs out' },
  he: { heading: 'כל עוד השעון רץ' },
}
/** Dusk. */
export const theme: Theme = { accent: '#ff5a1f', paper: '#23272d', ink: '#f4f2ed', second: '#ff5a1f' }

const en = {
  eyebrow: 'Night sale',
  heading: 'A quarter off, until the clock runs out',
  line: 'This year’s frames, wheels and lamps, while they last. Bring this code to the checkout.',
  coupon: 'NIGHT25',
  couponHint: 'Press to copy',
  button: 'See what is left',
  link: '#sale',
  decline: 'Close',
}

export const texts = {
  en,
  he: {
    eyebrow: 'מבצע לילה',
    heading: 'רבע מהמחיר יורד, כל עוד השעון רץ',
    line: 'השלדות, הגלגלים והפנסים של השנה, עד גמר המלאי. את הקוד הזה מקלידים בקופה.',
    coupon: 'NIGHT25',
    couponHint: 'לחצו להעתקה',
    button: 'מה נשאר',
    link: '#sale',
    decline: 'סגירה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Crossed in pairs, from the hub to the rim. */
const SPOKES = Array.from({ length: 28 }, (_, at) => {
  const [from, to] = [at % 2 ? 1.5 : -1.5, 0].map((shift) => ((at + shift) * Math.PI) / 14) as [number, number]
  const point = (angle: number, far: number) =>
    `${Math.round(far * Math.cos(angle))} ${Math.round(far * Math.sin(angle))}`
  return `M${point(from, 15)}L${point(to, 118)}`
}).join('')

/** A bicycle against the last light, its lamp on the words. */
const Ride = () => (
  <svg viewBox="0 0 760 480" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
    <defs>
      <radialGradient id="ride-sun" gradientUnits="userSpaceOnUse" cx="740" cy="352" r="420">
        <stop offset="0" stopColor="var(--second)" />
        <stop offset=".34" stopColor="var(--second)" stopOpacity=".62" />
        <stop offset="1" stopColor="var(--second)" stopOpacity="0" />
      </radialGradient>
      <radialGradient id="ride-beam" gradientUnits="userSpaceOnUse" cx="612" cy="80" r="430">
        <stop stopColor="#fff3d6" stopOpacity=".7" />
        <stop offset=".4" stopColor="#fff3d6" stopOpacity=".16" />
        <stop offset="1" stopColor="#fff3d6" stopOpacity="0" />
      </radialGradient>
    </defs>
    <path fill="url(#ride-sun)" d="M0 0h760v480H0Z" />
    <path fill="#0f1215" fillOpacity=".5" d="M250 364c90-30 150-24 220-46s120-10 170-30 90-12 120-30v222H250Z" />
    <g transform="translate(60 36) scale(.9)">
      <path fill="url(#ride-beam)" d="M614 80 110 48v200Z" />
      <g fill="none" stroke="#0d1013">
        <circle cx="602" cy="228" r="128" strokeWidth="16" />
        <path strokeWidth="12" d="M602 228c20-50 34-96 44-142M648 78l16-48" strokeLinecap="round" />
        <path strokeWidth="15" d="M656 58 808 34M650 84 818 250" />
        <path strokeWidth="9" strokeLinecap="round" d="m664 26-42-10c-24-4-42 8-42 28s18 26 40 28" />
      </g>
      <g fill="none" stroke="var(--ink)" transform="translate(602 228)">
        <path strokeOpacity=".5" d={SPOKES} />
        <circle r="118" strokeOpacity=".75" strokeWidth="2.5" />
        <circle r="46" strokeOpacity=".7" strokeWidth="7" strokeDasharray="10 4.45" />
      </g>
      <circle
        cx="602"
        cy="228"
        r="136"
        fill="none"
        stroke="var(--second)"
        strokeWidth="2"
        strokeDasharray="330 525"
        transform="rotate(-66 602 228)"
      />
      <circle cx="602" cy="228" r="15" fill="#0d1013" stroke="var(--ink)" strokeWidth="2" />
      <path fill="#0d1013" d="M614 66h32v28h-32c-8-6-8-22 0-28Z" />
      <ellipse cx="613" cy="80" rx="6" ry="14" fill="#fff3d6" />
    </g>
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design sale">
    <Style css={css} />
    <div className="art">
      <Picture>
        <Ride />
      </Picture>
    </div>
    <div className="sale-body">
      <Logo />
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <Coupon t={t} />
      <div className="sale-act">
        <Go t={t} />
        <Leave>{t.decline}</Leave>
      </div>
    </div>
    <div className="sale-clock" data-wisp-countdown="" />
  </div>
)
