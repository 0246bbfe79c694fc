import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL } from '../kit/words'
import css from './07-waitlist.css?inline'

export const size = { width: 800, height: 500 }
export const uses = ['waitlist']
export const facts = ['count', 'heading', 'line', 'thanksLine', 'consent']
export const unstated = {
  en: { heading: 'Your place in line' },
  he: { heading: 'המקום שלכם בתור' },
}
export const brand = 'plain'

const en = {
  ...EMAIL.en,
  count: '250',
  heading: 'new accounts every Monday',
  line: 'Plainsheet for phones opens in batches, so that every message gets an answer from us.',
  button: 'Get in line',
  consent: 'One mail when it is your batch. Nothing before.',
  decline: 'No, thanks',
  thanksHeading: 'You are in line',
  thanksLine: 'The next batch opens on Monday at nine. Your invitation says which one is yours.',
  thanksClose: 'Back to the site',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    count: '250',
    heading: 'חשבונות חדשים בכל יום שני',
    line: 'Plainsheet לטלפון נפתחת במנות, כדי שנספיק לענות לכל מי שכותב לנו.',
    button: 'שמרו לי מקום בתור',
    consent: 'מייל אחד כשמגיע התור שלכם. לפני כן כלום.',
    decline: 'לא, תודה',
    thanksHeading: 'אתם בתור',
    thanksLine: 'המנה הבאה נפתחת ביום שני בתשע. בהזמנה כתוב מתי התור שלכם.',
    thanksClose: 'חזרה לאתר',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Columns of a sheet: where they begin, and how wide their entries are. */
const ROWS = [
  [46, 30],
  [72, 44],
  [38, 52],
  [60, 24],
  [52, 40],
  [80, 36],
  [44, 48],
  [66, 30],
]

const Phone = () => (
  <svg className="waitlist-phone" viewBox="0 0 260 470" aria-hidden="true">
    <rect x="1.5" y="1.5" width="257" height="540" rx="40" fill="var(--tint)" stroke="var(--second)" strokeWidth="3" />
    <rect x="13" y="13" width="234" height="520" rx="30" fill="var(--paper)" stroke="var(--line)" />
    <rect x="98" y="26" width="64" height="16" rx="8" fill="var(--second)" />
    <path fill="var(--ink)" d="M34 72h92v12H34z" />
    <path fill="var(--second)" d="M34 94h56v6H34z" />
    <path fill="none" stroke="var(--second)" strokeOpacity=".5" d="M34 190h192M34 160h192M34 130h192" />
    <path fill="none" stroke="var(--fill)" strokeWidth="4" d="m34 184 32-12 32 6 32-30 32 10 32-26 32-12" />
    <circle cx="226" cy="120" r="7" fill="var(--fill)" />
    {ROWS.map(([first, second], row) => (
      <g key={first} transform={`translate(34 ${214 + row * 34})`}>
        {row === 2 && <path fill="var(--fill)" opacity=".2" d="M-8-3h208v34H-8z" />}
        <path fill="var(--ink)" opacity=".75" d={`M0 10h${first}v8H0z`} />
        <path fill={row === 2 ? 'var(--fill)' : 'var(--second)'} d={`M192 10h-${second}v8h${second}z`} />
        <path stroke="var(--second)" strokeOpacity=".4" d="M-8 31h208" />
      </g>
    ))}
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design waitlist">
    <Style css={css} />
    <Phone />
    <section className="waitlist-words" data-wisp-screen="main">
      <Logo />
      <h2>
        <strong className="numeral">{t.count}</strong> {t.heading}
      </h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} row />
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} className="waitlist-words" />
  </div>
)
