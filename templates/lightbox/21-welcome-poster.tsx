import { EmailForm } from '../kit/forms'
import type { TemplateProps, Theme } from '../kit/library'
import { asLine, Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './21-welcome-poster.css?inline'

export const size = { width: 800, height: 560 }
export const uses = ['welcome', 'newsletter']
export const brand = 'tunnel'
/** Printed in black on yellow; the pink is a second ink. */
export const theme: Theme = { accent: '#111014', paper: '#ffe14a', ink: '#111014', second: '#ff4fa0' }

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  word1: 'Under',
  word2: 'gr',
  word3: 'ound',
  heading: 'You found the label',
  line: 'Letters from below.',
  button: 'Let me in',
  thanksHeading: 'You are in',
  thanksLine: 'Tell nobody, or tell everybody.',
  thanksClose: 'Back to the records',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    word1: 'אנדר',
    word2: 'גר',
    word3: 'אונד',
    heading: 'מצאתם את הלייבל',
    line: 'מכתבים מלמטה.',
    button: 'תנו להיכנס',
    thanksHeading: 'אתם בפנים',
    thanksLine: 'לא לגלות לאיש, או לספר לכולם.',
    thanksClose: 'חזרה לתקליטים',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

type Texts = { t: Record<keyof typeof en, string>; children: React.ReactNode; foot?: React.ReactNode }

/** One word over three lines; the middle one has room for more. */
const Poster = ({ t, children, foot }: Texts) => (
  <>
    <div className="poster-line" aria-hidden="true" style={asLine(t.word1)}>
      {t.word1}
      <i />
    </div>
    <div className="poster-middle">
      <div className="poster-line" aria-hidden="true" style={asLine(t.word2)}>
        {t.word2}
      </div>
      <div className="poster-form">{children}</div>
    </div>
    <div className="poster-line" aria-hidden="true" style={asLine(t.word3)}>
      {t.word3}
      <i />
    </div>
    <div className="poster-foot">{foot}</div>
  </>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design poster">
    <Style css={css} />
    <section data-wisp-screen="main">
      <Poster
        t={t}
        foot={
          <>
            <Logo />
            <h2>{t.heading}</h2>
            <p>{t.line}</p>
            <Leave>{t.decline}</Leave>
          </>
        }
      >
        <EmailForm t={t} row />
      </Poster>
    </section>
    <section data-wisp-screen="thanks">
      <Poster t={t}>
        <h2>{t.thanksHeading}</h2>
        <p>{t.thanksLine}</p>
        <Leave>{t.thanksClose}</Leave>
      </Poster>
    </section>
  </div>
)
