import type { TemplateProps } from '../kit/library'
import { Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './16-pocket-visit.css?inline'

export const size = { width: 390, height: 0 }
export const uses = ['contact']
export const facts = ['eyebrow', 'heading', 'line', 'callLink']
export const unstated = {
  en: { heading: 'Come and see us' },
  he: { heading: 'בואו לבקר' },
}
export const brand = 'clay'

const en = {
  eyebrow: 'Open till six today',
  heading: '14 Kiln Lane',
  line: 'Seconds on the shelf by the door, tea at the back, and you may touch everything.',
  button: 'Show the way',
  link: '#way',
  call: 'Call us',
  callLink: 'tel:+12125550142',
  decline: 'Stay in the shop online',
}

export const texts = {
  en,
  he: {
    eyebrow: 'היום פתוח עד שש',
    heading: 'רחוב הכבשן 14',
    line: 'כלים סוג ב׳ על המדף שליד הדלת, תה מאחור, ומותר לגעת בהכול.',
    button: 'איך מגיעים',
    link: '#way',
    call: 'חייגו אלינו',
    callLink: 'tel:+972525550142',
    decline: 'להישאר בחנות המקוונת',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Streets around the workshop, as cut paper. */
const Streets = () => (
  <svg className="near-map" viewBox="0 0 390 250" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="color-mix(in srgb, var(--fill) 16%, var(--paper))" d="M0 0h390v250H0Z" />
    <path
      fill="color-mix(in srgb, var(--fill) 40%, var(--paper))"
      d="M0 168c60-8 92 30 150 34s90-20 150-6 66 26 90 24v30H0Z"
    />
    <path fill="color-mix(in srgb, var(--fill) 62%, var(--paper))" d="M252-4h108l34 46v40l-104 10Z" />
    <g fill="none" stroke="var(--paper)" strokeLinecap="round" strokeLinejoin="round">
      <path strokeWidth="16" d="M-10 132 120 118 232 132l168-22M120 118 96-10M232 132 246-10" />
      <path
        strokeWidth="7"
        d="M-10 62 108 52l130 14M40 128 26-10M176 126l6-66M306 122l14 60M120 118l14 84M64 126l12 60M340 116V84"
      />
    </g>
    <path
      fill="none"
      stroke="var(--second)"
      strokeWidth="4"
      strokeDasharray="1 10"
      strokeLinecap="round"
      d="M92 122l28-4 62 8"
    />
    <circle cx="88" cy="122" r="7" fill="var(--paper)" stroke="var(--second)" strokeWidth="4" />
    <ellipse cx="186" cy="130" rx="20" ry="6" fill="#000" opacity=".2" />
    <g transform="translate(22 15) scale(.88)">
      <path fill="var(--second)" d="M186 130c-26-36-42-52-42-74a42 42 0 0 1 84 0c0 22-16 38-42 74Z" />
      <path fill="var(--paper)" d="M174 32h24l-3 8c10 5 16 13 16 23 0 8-4 13-8 16h-34c-4-3-8-8-8-16 0-10 6-18 16-23Z" />
      <path fill="none" stroke="var(--second)" strokeWidth="2" d="M163 56c14 5 32 5 46 0" />
    </g>
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design near">
    <Style css={css} />
    <Streets />
    <div className="near-body">
      <Logo />
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <div className="near-two">
        <a className="button" part="button" href={t.link} data-wisp-action="link">
          {t.button}
        </a>
        <a className="button near-call" href={t.callLink} data-wisp-action="link">
          {t.call}
        </a>
      </div>
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
