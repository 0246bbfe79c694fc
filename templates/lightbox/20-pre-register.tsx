import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { asWords, Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './20-pre-register.css?inline'

export const size = { width: 800, height: 560 }
export const brand = 'ember'
export const uses = ['game', 'waitlist']
export const facts = [
  'line',
  'names1',
  'gift1',
  'names2',
  'gift2',
  'names3',
  'gift3',
  'names4',
  'gift4',
  'thanksLine',
  'consent',
]

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  heading: 'Every name lights a step',
  line: 'Emberfold opens on 9 October. What the list unlocks is\u00a0yours.',
  names1: '5,000',
  gift1: 'Lantern',
  names2: '20,000',
  gift2: 'Second map',
  names3: '50,000',
  gift3: 'Ash cloak',
  names4: '100,000',
  gift4: 'Hatchling',
  button: 'Count me in',
  consent: 'One email on opening day, with your\u00a0gifts.',
  thanksHeading: 'Your step is lit',
  thanksLine: 'We write on 9 October. Two friends are two steps more.',
  thanksClose: 'Back to the realm',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    heading: 'כל שם מדליק מדרגה',
    line: 'אמברפולד נפתחת ב־9 באוקטובר. כל מה שהרשימה תפתח יהיה שלכם.',
    names1: '5,000',
    gift1: 'פנס',
    names2: '20,000',
    gift2: 'המפה השנייה',
    names3: '50,000',
    gift3: 'גלימת אפר',
    names4: '100,000',
    gift4: 'הגוזל',
    button: 'צרפו אותי לרשימה',
    consent: 'אימייל אחד ביום הפתיחה, והמתנות בתוכו.',
    thanksHeading: 'המדרגה שלכם דולקת',
    thanksLine: 'נכתוב ב־9 באוקטובר. שני חברים הם עוד שתי מדרגות.',
    thanksClose: 'חזרה לממלכה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Facets of folded paper, lit from both sides: their outlines and tones. */
const FACETS = [
  // The cloak, from its far folds to the near ones.
  ['M74 96 40 142 22 290 78 262Z', '--lit2'],
  ['M166 96 200 142 218 290 162 262Z', '--warm2'],
  ['M74 96 22 290 52 300 92 268Z', '--lit1'],
  ['M166 96 218 290 188 300 148 268Z', '--warm1'],
  ['M74 96 102 122 120 170 92 268Z', '--deep1'],
  ['M166 96 138 122 120 170 148 268Z', '--deep2'],
  ['M120 170 92 268 106 304 120 288Z', '--deep3'],
  ['M120 170 148 268 134 304 120 288Z', '--deep1'],
  // The hood.
  ['M120 2 70 62 62 110 102 122Z', '--lit1'],
  ['M120 2 170 62 178 110 138 122Z', '--warm1'],
  ['M120 2 70 62 96 70Z', '--lit3'],
  ['M120 2 170 62 144 70Z', '--warm3'],
  ['M120 34 92 76 102 122 120 134 138 122 148 76Z', '--void'],
  ['M120 34 92 76 86 64 120 2Z', '--lit2'],
  ['M120 34 148 76 154 64 120 2Z', '--warm2'],
] as const

/** A hooded figure folded of paper, with an ember at its heart. */
const Figure = () => (
  <svg className="reg-figure" viewBox="0 0 240 330" aria-hidden="true">
    <path fill="var(--lit2)" fillOpacity=".5" d="M20 300 120 272l100 28-34 30H54Z" />
    <path fill="var(--lit1)" fillOpacity=".55" d="M20 300 120 326l100-26-34 30H54Z" />
    {FACETS.map(([d, tone]) => (
      <path key={d} d={d} fill={`var(${tone})`} />
    ))}
    <path fill="var(--fill)" d="M100 84l14 5-9 5ZM140 84l-14 5 9 5Z" />
    <path fill="var(--second)" d="M120 152l14 20-14 26-14-26Z" />
    <path fill="#fff" fillOpacity=".55" d="M120 152l-14 20 14 4Z" />
    <path stroke="var(--warm1)" strokeWidth="5" d="M206 60 214 312" />
    <path fill="var(--warm3)" d="M204 4l20 28-16 34-20-28Z" />
    <path fill="var(--second)" d="M204 4l4 62-20-28Z" />
  </svg>
)

/** What stands on the steps, in the order of the climb. */
const GIFTS = [
  'M14 12h20l4 8v22H10V20Zm3 12v14h14V24Zm1-12 6-8 6 8Z',
  'M6 14l12-5 12 5 12-5v28l-12 5-12-5-12 5Zm12-1v20m12-16v20',
  'M24 6l14 12-4 6 6 18H8l6-18-4-6Zm0 8-6 8 6 20 6-20Z',
  'M24 4c10 8 14 18 14 24a14 14 0 0 1-28 0c0-6 4-16 14-24Zm-13 24 7-5 5 6 6-6 8 5Z',
] as const

const Steps = ({ t }: { t: Record<keyof typeof en, string> }) => (
  <ol className="reg-steps">
    {([1, 2, 3, 4] as const).map((number) => (
      <li key={number} className="reg-step" style={{ '--n': number - 1 } as React.CSSProperties}>
        <svg viewBox="0 0 48 46" aria-hidden="true">
          <path fillRule="evenodd" d={GIFTS[number - 1]} />
        </svg>
        <strong>{t[`names${number}`]}</strong> <span style={asWords(t[`gift${number}`])}>{t[`gift${number}`]}</span>
      </li>
    ))}
  </ol>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design reg">
    <Style css={css} />
    <div className="reg-stage scene">
      <Figure />
      <Steps t={t} />
    </div>
    <section className="reg-body" data-wisp-screen="main">
      <div className="reg-words">
        <Logo />
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
      </div>
      <div className="reg-foot">
        <EmailForm t={t} row />
        <Leave>{t.decline}</Leave>
      </div>
    </section>
    <Thanks t={t} className="reg-body reg-foot" />
  </div>
)
