import { SubmitButton } from '../kit/buttons'
import { EmailField } from '../kit/fields'
import { SmallPrint } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './02-pocket-letter.css?inline'

export const size = { width: 390, height: 0 }
export const uses = ['newsletter']
export const facts = ['place', 'heading', 'line', 'consent', 'thanksLine']
export const unstated = {
  en: { heading: 'A letter about books' },
  he: { heading: 'מכתב על ספרים' },
}
export const brand = 'fox'

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  place: 'Foxwillow, first Sunday',
  heading: 'Three books, once a month',
  line: 'One new, one old, and one that nobody asked\u00a0for.',
  button: 'Post it to me',
  consent: 'You agree to one letter a month by email, and can leave at\u00a0any\u00a0time.',
  thanksHeading: 'Sealed, and on its way',
  thanksLine: 'The next letter comes on the first Sunday. It has a fox in it.',
  thanksClose: 'Back to the shelves',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    place: 'פוקסווילו, יום ראשון בערב',
    heading: 'שלושה ספרים, פעם בחודש',
    line: 'אחד חדש, אחד ישן, ואחד שאיש לא ביקש.',
    button: 'שלחו לי מכתב',
    consent: 'בהרשמה אתם מסכימים לקבל מכתב אחד בחודש. אפשר להפסיק בכל עת.',
    thanksHeading: 'המכתב חתום, ובדרך אליכם',
    thanksLine: 'הוא יגיע ביום ראשון הראשון של החודש. יש בו שועל.',
    thanksClose: 'חזרה למדפים',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Wax on the tip of the pocket, with a fox in it. */
const Wax = () => (
  <svg className="post-wax" viewBox="0 0 64 64" aria-hidden="true">
    <path
      fill="var(--second)"
      d="M31 3c8-1 13 2 18 6s11 8 11 16 2 12-1 19-9 8-14 12-10 5-17 4-11-4-16-9S4 41 4 33s1-13 6-18S22 4 31 3Z"
    />
    <path fill="var(--on-second)" d="M16 17l10 7h12l10-7 2 15-18 18-18-18Zm7 14 5 5 1-5Zm18 0h-6l1 5Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design post">
    <Style css={css} />
    <section data-wisp-screen="main">
      <form data-wisp-form="">
        <div className="post-sheet">
          <p className="post-place">{t.place}</p>
          <Logo />
          <h2>{t.heading}</h2>
          <p className="line">{t.line}</p>
          <EmailField t={t} />
        </div>
        <div className="post-front">
          <Wax />
          <SubmitButton>{t.button}</SubmitButton>
          <SmallPrint>{t.consent}</SmallPrint>
          <Leave>{t.decline}</Leave>
        </div>
      </form>
    </section>
    <section data-wisp-screen="thanks">
      <div className="post-sheet">
        <p className="post-place">{t.place}</p>
        <h2>{t.thanksHeading}</h2>
        <p className="line">{t.thanksLine}</p>
      </div>
      <div className="post-front">
        <Wax />
        <Leave>{t.thanksClose}</Leave>
      </div>
    </section>
  </div>
)
