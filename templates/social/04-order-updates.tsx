import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Message } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './04-order-updates.css?inline'

export const uses = ['orders']
export const facts = ['line', 'page']
export const size = { width: 380, height: 0 }
export const brand = 'fallow'

const en = {
  decline: LEAVE.en.decline,
  heading: 'Know when it leaves the field',
  line: 'Three messages a box: picked, on the van, at your door.',
  consent: 'Yes, write to me in Messenger about my orders.',
  button: 'Send me the updates',
  page: 'fallowacre',
  app: '',
}

export const texts = {
  en,
  he: {
    decline: LEAVE.he.decline,
    heading: 'לדעת מתי הארגז יוצא מהשדה',
    line: 'שלוש הודעות לכל ארגז: נקטף, יצא לדרך, ליד הדלת.',
    consent: 'כן, כתבו לי במסנג׳ר על ההזמנות שלי.',
    button: 'שלחו לי עדכונים',
    page: 'fallowacre',
    app: '',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A parcel, a phone, and the paper plane between them. */
const Way = () => (
  <svg className="send-way" viewBox="0 0 380 224" aria-hidden="true">
    <path fill="color-mix(in srgb, #000 26%, var(--second))" d="M-20 190 70 178l90 8 110-12 130 10v60H-20Z" />
    <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
      <path fill="#e0b84c" d="m24 132 62-10 50 14v62l-64 14-48-20Z" />
      <path fill="#f0d48a" d="m24 132 62-10 50 14-64 14Z" />
      <path fill="none" d="M72 150v62" />
      <path fill="#b52f18" d="m52 127 10-2 50 16-2 64-10 2 2-62Z" />
    </g>
    <path
      fill="none"
      stroke="var(--on-second)"
      strokeWidth="4"
      strokeDasharray="1 11"
      strokeLinecap="round"
      d="M82 112C70 40 148 22 164 66s-52 46-34 8S214 6 238 38"
    />
    <path
      fill="none"
      stroke="var(--on-second)"
      strokeWidth="4"
      strokeDasharray="1 11"
      strokeLinecap="round"
      d="M270 58q20 10 32 26"
    />
    <g stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
      <path fill="#f6eeda" d="m224 22 66-6-34 52-10-24Z" />
      <path fill="#d9cba6" d="m290 16-44 28 10 24Z" />
    </g>
    <g transform="rotate(9 330 150)" stroke="var(--ink)" strokeWidth="4" strokeLinejoin="round">
      <rect x="286" y="84" width="92" height="172" rx="13" fill="#30231a" />
      <rect x="294" y="98" width="76" height="150" rx="3" fill="#f6eeda" stroke="none" />
      <path fill="#b52f18" d="M302 112h58v36h-42l-10 12v-12h-6Z" />
      <path
        className="send-tick"
        fill="none"
        stroke="#fff"
        strokeWidth="6"
        strokeLinecap="round"
        d="m318 130 9 9 18-18"
      />
      <path fill="none" stroke="#30231a" strokeLinecap="round" d="M304 176h46m-46 16h32" opacity=".5" />
    </g>
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design send">
    <Style css={css} />
    <div className="send-sky field second">
      <Way />
    </div>
    <div className="send-body">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <label className="send-box">
        <input type="checkbox" name="agreed" required />
        <span>{t.consent}</span>
      </label>
      <Message t={t} app={t.app} />
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
