import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './02-letter.css?inline'

export const size = { width: 800, height: 500 }
export const uses = ['newsletter']
export const facts = ['place', 'line', 'signed', 'thanksHeading', 'thanksLine']
export const unstated = {
  en: { signed: 'Yours', thanksHeading: 'Till the next letter' },
  he: { signed: 'שלכם', thanksHeading: 'אז ניפגש במכתב הבא' },
}
export const brand = 'fox'

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  place: 'Foxwillow, Sunday evening',
  heading: 'Dear reader,',
  line: 'On the first Sunday of the month we write to you about three books: one new, one old, and one that nobody asked\u00a0for.',
  button: 'Write to me',
  signed: 'Yours, the two behind the\u00a0counter',
  thanksHeading: 'Till the first Sunday, then',
  thanksLine: 'The next letter is half written. It has a fox in it.',
  thanksClose: 'Back to the shelves',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    place: 'פוקסווילו, יום ראשון בערב',
    heading: 'קוראות וקוראים יקרים,',
    line: 'ביום ראשון הראשון של כל חודש אנחנו כותבים לכם על שלושה ספרים: אחד חדש, אחד ישן, ואחד שאיש לא ביקש.',
    button: 'כתבו לי',
    signed: 'שלכם, השניים שמאחורי הדלפק',
    thanksHeading: 'אז ניפגש ביום ראשון',
    thanksLine: 'המכתב הבא כבר חצי כתוב. יש בו שועל.',
    thanksClose: 'חזרה למדפים',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Wax, pressed unevenly, with a fox's head in it. */
const Seal = () => (
  <svg className="seal" viewBox="0 0 120 120" aria-hidden="true">
    <path
      fill="var(--area)"
      stroke="color-mix(in srgb, var(--area) 76%, #fff)"
      strokeWidth="2"
      d="M59 5c14-3 24 6 34 11s20 15 19 29 6 20 2 33-17 17-25 26-20 10-31 9-23 3-33-6-16-18-19-30 1-24 4-36S24 22 34 15 48 7 59 5Z"
    />
    <circle cx="60" cy="60" r="40" fill="none" stroke="var(--on-area)" strokeOpacity=".45" strokeWidth="2" />
    <path
      fill="var(--on-area)"
      d="M36 36l15 11h18l15-11 2 24-26 29-26-29Zm12 27 6 5 2-6Zm24 0-8-1 2 6ZM60 82l5-6h-10Z"
    />
  </svg>
)

/** By hand, the pen not lifted at once. */
const Signed = ({ t }: { t: Record<'signed', string> }) => (
  <p className="signed">
    {t.signed}
    <svg viewBox="0 0 240 18" aria-hidden="true">
      <path d="M2 12C60 2 150 2 232 6c8 1 4 5-6 5-50 0-90 1-120 5" />
    </svg>
  </p>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design sheet">
    <Style css={css} />
    <Seal />
    <section className="sheet-body" data-wisp-screen="main">
      <p className="place">{t.place}</p>
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} row />
      <Signed t={t} />
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} className="sheet-body">
      <Signed t={t} />
    </Thanks>
  </div>
)
