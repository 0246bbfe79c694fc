import { Chips } from '../kit/chips'
import { EmailForm } from '../kit/forms'
import type { TemplateProps, Theme } from '../kit/library'
import { Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './07-size-alert.css?inline'

export const size = { width: 400, height: 0 }
export const uses = ['back-in-stock']
export const facts = ['piece', 'consent']
export const brand = 'veyra'
export const theme: Partial<Theme> = { second: '#c1121f' }

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  piece: '[[product|The long coat]]',
  heading: 'Gone in yours',
  line: 'Name the size. We write when it hangs here again.',
  sizes: 'Size',
  size1: '34',
  size2: '36',
  size3: '38',
  size4: '40',
  size5: '42',
  button: 'Tell me first',
  consent: 'One message about this size. Nothing after it.',
  thanksHeading: 'Noted on the tag',
  thanksLine: 'You hear from us the day it returns.',
  thanksClose: 'Back to the collection',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    piece: '[[product|המעיל הארוך]]',
    heading: 'המידה שלכם אזלה',
    line: 'ספרו לנו איזו. נכתוב ברגע שהיא חוזרת לקולב.',
    sizes: 'מידה',
    size1: '34',
    size2: '36',
    size3: '38',
    size4: '40',
    size5: '42',
    button: 'עדכנו אותי ראשונים',
    consent: 'הודעה אחת על המידה הזאת, ותו לא.',
    thanksHeading: 'רשמנו על התווית',
    thanksLine: 'נכתוב לכם ביום שבו היא חוזרת.',
    thanksClose: 'חזרה לקולקציה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Both ends of a thread, out of the hole and knotted once. */
const Thread = () => (
  <svg className="swing-thread" viewBox="0 0 120 130" fill="none" aria-hidden="true">
    <g stroke="var(--second)" strokeWidth="1.8" strokeLinecap="round">
      <path d="M60 114C44 98 46 78 57 63M57 57C50 48 42 50 37 41" />
      <circle cx="60" cy="110" r="12" stroke="var(--ink)" strokeWidth="1" />
      <path d="M60 114c16-16 14-36 3-51m0-6c6-11 16-8 19-17M57 114q3 4 6 0" />
    </g>
    <path fill="var(--second)" d="M54 60c0-5 12-6 12 0s-12 6-12 0Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design swing">
    <Style css={css} />
    <div className="swing-tag">
      <div className="swing-card">
        <section data-wisp-screen="main">
          <p className="small">{t.piece}</p>
          <Logo />
          <h2>{t.heading}</h2>
          <p className="line">{t.line}</p>
          <EmailForm t={t}>
            <Chips name="size" legend={t.sizes}>
              {[t.size1, t.size2, t.size3, t.size4, t.size5]}
            </Chips>
          </EmailForm>
          <Leave>{t.decline}</Leave>
        </section>
        <Thanks t={t} />
      </div>
    </div>
    <Thread />
  </div>
)
