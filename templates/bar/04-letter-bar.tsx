import { SubmitButton } from '../kit/buttons'
import { EmailInput } from '../kit/fields'
import { SmallPrint } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './04-letter-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const uses = ['newsletter']
export const facts = ['ask', 'consent', 'thanksHeading', 'thanksLine']
export const unstated = {
  en: { ask: 'May we write to you?', thanksHeading: 'You are on the list.' },
  he: { ask: 'אפשר לכתוב לכם?', thanksHeading: 'נרשמתם.' },
}
export const brand = 'fox'

const en = {
  ...LEAVE.en,
  ask: 'May we write to you once a month?',
  emailPlaceholder: 'you@example.com',
  button: 'Write to me',
  consent: 'Three books by email. You can leave at any\u00a0time.',
  thanksHeading: 'Till the first Sunday, then.',
  thanksLine: 'The next letter is half written.',
  thanksClose: 'Back to the shelves',
}

export const texts = {
  en,
  he: {
    ...LEAVE.he,
    ask: 'אפשר לכתוב לכם פעם בחודש?',
    emailPlaceholder: 'you@example.com',
    button: 'כתבו לי',
    consent: 'שלושה ספרים במייל. אפשר להפסיק בכל עת.',
    thanksHeading: 'אז ניפגש ביום ראשון.',
    thanksLine: 'המכתב הבא כבר חצי כתוב.',
    thanksClose: 'חזרה למדפים',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Taller than the bar, so that both its edges crop it. */
const Quill = () => (
  <svg className="quill" viewBox="0 0 90 150" aria-hidden="true">
    <path
      fill="var(--second)"
      d="M86 2C52 8 27 34 21 70c-3 18 0 31 4 38l6-10-1 12c22-10 35-29 38-52l-9 4 11-13c8-16 13-31 16-47Z"
    />
    <path
      fill="none"
      stroke="var(--area)"
      strokeWidth="1.6"
      d="M80 10C54 40 38 70 28 104M70 27 52 37M60 40l-20 9M51 56l-20 8M43 72l-14 5M37 87l-8 3M70 27l-2 18M60 41l-1 18M51 57l-1 20M43 73v18"
    />
    <path fill="none" stroke="var(--second)" strokeWidth="2.5" strokeLinecap="round" d="M28 104c-4 14-8 27-13 40" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design field post">
    <Style css={css} />
    <Quill />
    <section className="post-in" data-wisp-screen="main">
      <form className="post-form" data-wisp-form="">
        <label className="post-ask" htmlFor="email">
          {t.ask}
        </label>
        <div className="post-pill">
          <EmailInput t={t} />
          <SubmitButton>{t.button}</SubmitButton>
        </div>
        <div className="post-foot">
          <SmallPrint className="small consent">{t.consent}</SmallPrint>
          <Leave>{t.decline}</Leave>
        </div>
      </form>
    </section>
    <Thanks t={t} className="post-in post-thanks" />
  </div>
)
