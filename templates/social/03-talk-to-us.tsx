import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Leave, Logo, Message, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './03-talk-to-us.css?inline'

export const uses = ['contact']
export const facts = ['eyebrow', 'button', 'page', 'consent']
export const unstated = {
  en: { eyebrow: 'At the desk', button: 'Write to us' },
  he: { eyebrow: 'בקבלה', button: 'כתבו לנו' },
}
export const size = { width: 360, height: 0 }
export const brand = 'lantern'
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 104, height: 104 }, small: { width: 128, height: 128 } },
}

const en = {
  eyebrow: 'Dana, nurse at the desk',
  heading: 'Not sure whom to see?',
  line: 'Tell me in a sentence. I answer with a name, a day and what to\u00a0bring.',
  one: 'Whom do I see first?',
  two: 'Move my appointment',
  three: 'What do I bring?',
  button: 'Write to Dana',
  page: 'lanternclinic',
  consent: 'Opens Messenger. We\u00a0give results by phone\u00a0only.',
  decline: 'Not now',
}

export const texts = {
  en,
  he: {
    eyebrow: 'דנה, אחות בקבלה',
    heading: 'לא בטוחים למי לפנות?',
    line: 'כתבו לי במשפט אחד. אענה עם שם, יום ומה להביא.',
    one: 'למי פונים קודם?',
    two: 'להזיז לי תור',
    three: 'מה להביא?',
    button: 'כתבו לדנה',
    page: 'lanternclinic',
    consent: 'נפתח במסנג׳ר. תוצאות נמסרות רק בטלפון.',
    decline: 'לא עכשיו',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const Dana = () => (
  <svg viewBox="0 0 120 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="color-mix(in srgb, var(--second) 62%, #fff)" d="M-20-20h160v160H-20Z" />
    <circle cx="30" cy="98" r="46" fill="#fff" opacity=".35" />
    <circle cx="66" cy="17" r="14" fill="#2a1c18" />
    <path fill="#2a1c18" d="M34 56c-3-26 9-38 27-38s29 13 26 38c-1 12-6 20-12 24H46c-7-4-11-13-12-24Z" />
    <path fill="#b9805c" d="M51 72h20v24H51Z" />
    <path fill="#d6a07a" d="M41 48c0-14 7-22 20-22s20 8 20 22c0 21-9 35-20 35S41 69 41 48Z" />
    <path fill="#2a1c18" d="M40 50c-1-20 8-28 21-28s22 9 21 28c-3-9-7-13-13-15-8 6-20 7-26 6-2 3-3 6-3 9Z" />
    <path fill="var(--fill)" d="M6 132c2-28 19-36 43-42l12 14 12-14c24 6 41 14 43 42Z" />
    <path fill="#fff" d="m49 90 12 14 12-14 6 2-18 24-18-24Z" opacity=".9" />
    <path
      fill="none"
      stroke="#5d3423"
      strokeWidth="2.2"
      strokeLinecap="round"
      d="M52 66q9 9 18 0M50 52q3-3 6 0m10 0q3-3 6 0"
    />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design talk">
    <Style css={css} />
    <div className="talk-head field">
      <p>{t.eyebrow}</p>
    </div>
    <div className="talk-face art">
      <Picture>
        <Dana />
      </Picture>
    </div>
    <div className="talk-says">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
    </div>
    <div className="talk-replies">
      {[t.one, t.two, t.three].map((reply) => (
        <a
          key={reply}
          className="answer"
          href={`https://m.me/${t.page}?text=${reply}`}
          target="_blank"
          rel="noopener"
          data-wisp-messenger=""
          data-wisp-page={t.page}
        >
          {reply}
        </a>
      ))}
      <Message t={t} />
    </div>
    <p className="small">{t.consent}</p>
    <Leave>{t.decline}</Leave>
  </div>
)
