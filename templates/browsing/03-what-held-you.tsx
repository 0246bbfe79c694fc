import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './03-what-held-you.css?inline'

export const size = { width: 420, height: 0 }
export const brand = 'veyra'
export const uses = ['survey', 'seen']
export const facts = ['line1', 'line2']
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 148, height: 148 },
    small: { width: 148, height: 148 },
    photo: 'veyra-heel',
    focus: { x: 41, y: 36 },
  },
}

const en = {
  heading: 'What kept you from [[product|the bag]]?',
  reason1: 'The size',
  reason2: 'The price',
  reason3: 'Time',
  heading1: 'Hold it first',
  line1: 'We lay one aside in the shop of your choice, for two days, without payment.',
  button1: 'Choose a shop',
  link1: '#aside',
  heading2: 'Counted in years',
  line2: 'Seams, lining and clasp are mended in our workshop for ten years, free of charge.',
  button2: 'What we mend',
  link2: '#mending',
  heading3: 'Then take it',
  line3: 'Nothing here is made in a hurry, or sold in one.',
  back: 'Another reason',
  decline: 'Not now',
}

export const texts = {
  en,
  he: {
    heading: 'מה עצר אתכם מול [[product|התיק]]?',
    reason1: 'המידה',
    reason2: 'המחיר',
    reason3: 'הזמן',
    heading1: 'כדאי להחזיק אותו ביד',
    line1: 'נשמור לכם אחד בחנות שתבחרו, ליומיים, בלי תשלום.',
    button1: 'לבחירת חנות',
    link1: '#aside',
    heading2: 'סופרים בשנים',
    line2: 'תפרים, בטנה ואבזם מתוקנים בסדנה שלנו במשך עשר שנים, ללא תשלום.',
    button2: 'מה אנחנו מתקנים',
    link2: '#mending',
    heading3: 'אז בלי למהר',
    line3: 'שום דבר כאן לא נעשה בחיפזון, וגם לא נמכר כך.',
    back: 'סיבה אחרת',
    decline: 'לא עכשיו',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

type Text = keyof typeof en
interface Texts {
  t: Record<Text, string>
  at: 1 | 2 | 3
}

const Reason = ({ t, at }: Texts) => (
  <button type="button" className="why-chip" part="button" data-wisp-action="next" data-wisp-to={`answer${at}`}>
    {t[`reason${at}`]}
  </button>
)

/** @param children where it leads, unless it leads nowhere */
const Answer = ({ t, at, children }: Texts & { children: React.ReactNode }) => (
  <section data-wisp-screen={`answer${at}`}>
    <h2>{t[`heading${at}`]}</h2>
    <p className="line">{t[`line${at}`]}</p>
    <div className="why-end">
      {children}
      <button type="button" className="plain" data-wisp-action="next" data-wisp-to="main">
        {t.back}
      </button>
    </div>
  </section>
)

const Way = ({ href, children }: { href: string; children: string }) => (
  <a className="button" part="button" href={href} data-wisp-action="link">
    {children}
  </a>
)

export const Template = ({ t }: TemplateProps<Text>) => (
  <div className="design why">
    <Style css={css} />
    <svg className="why-thread" viewBox="0 0 420 190" aria-hidden="true">
      <path d="M-4 146c30 20 66 26 106 24 54-3 86-42 84-88S148 3 104 3 18 40 20 88s40 84 88 78c90-10 130-50 314-8" />
    </svg>
    <div className="art">
      <Picture />
    </div>
    <section data-wisp-screen="main">
      <Logo />
      <h2>{t.heading}</h2>
      <div className="why-chips">
        <Reason t={t} at={1} />
        <Reason t={t} at={2} />
        <Reason t={t} at={3} />
      </div>
      <Leave>{t.decline}</Leave>
    </section>
    <Answer t={t} at={1}>
      <Way href={t.link1}>{t.button1}</Way>
    </Answer>
    <Answer t={t} at={2}>
      <Way href={t.link2}>{t.button2}</Way>
    </Answer>
    <Answer t={t} at={3}>
      <Leave>{t.decline}</Leave>
    </Answer>
  </div>
)
