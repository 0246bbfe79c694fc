import { SubmitButton } from '../kit/buttons'
import { EmailField } from '../kit/fields'
import { SmallPrint } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './05-skin-quiz.css?inline'

export const size = { width: 1920, height: 1080 }
export const uses = ['quiz']
export const facts = ['line', 'button', 'consent', 'thanksHeading', 'thanksLine']
export const unstated = {
  en: { button: 'Send my answer', thanksHeading: 'Your answer is on its way' },
  he: { button: 'שלחו לי תשובה', thanksHeading: 'התשובה בדרך אליכם' },
}
export const brand = 'ostrey'

const en = {
  heading: 'How does your skin feel at noon?',
  line: 'Choose one. We answer with a morning of three steps, and say what you can leave\u00a0out.',
  answers: 'At noon it is',
  answer1: 'Tight',
  answer2: 'Shiny',
  answer3: 'Red',
  answer4: 'At ease',
  answer5: 'Moody',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Send my three steps',
  consent: 'One answer, then a letter each season. You can leave at any\u00a0time.',
  decline: 'No, thanks',
  thanksHeading: 'Your three steps are on their way',
  thanksLine: 'Give them two weeks of mornings. Skin is slow to change its mind.',
  thanksClose: 'Back to the shelves',
}

export const texts = {
  en,
  he: {
    heading: 'איך מרגיש העור שלכם בצהריים?',
    line: 'בחרו אפשרות אחת. נחזיר לכם בוקר של שלושה צעדים, ונגיד גם על מה אפשר לוותר.',
    answers: 'בצהריים הוא',
    answer1: 'מתוח',
    answer2: 'מבריק',
    answer3: 'אדמומי',
    answer4: 'רגוע',
    answer5: 'כל יום אחרת',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'שלחו לי את הצעדים',
    consent: 'תשובה אחת, ואחריה מכתב בכל עונה. אפשר להפסיק בכל עת.',
    decline: 'לא, תודה',
    thanksHeading: 'שלושת הצעדים בדרך אליכם',
    thanksLine: 'תנו להם שבועיים של בקרים. העור לא ממהר לשנות את דעתו.',
    thanksClose: 'חזרה למדפים',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const LEAF = 'M0 0C-38-28-34-72 0-100 34-72 38-28 0 0Z'

/** A leaf or petal that grows from a point: where, turned by how many degrees, how wide and how long. */
type Leaf = [x: number, y: number, turn: number, wide: number, long: number]

/** What grows in each column: a closed bud, an olive, a poppy, an eucalyptus, the moons of honesty. */
const PLANTS = {
  answer1: {
    stem: 'M130 800C126 640 138 520 130 330',
    leaves: [
      [129, 690, -24, 0.8, 2.3],
      [132, 610, 22, 0.7, 2.1],
      [122, 352, -17, 1.2, 1.9],
      [138, 352, 17, 1.2, 1.9],
      [130, 360, 0, 1.25, 2.3],
    ],
    moons: [],
  },
  answer2: {
    stem: 'M110 800C150 640 104 460 140 190M127 600C150 590 168 600 176 626M120 470C98 462 80 470 74 494M126 340C148 330 164 338 170 358',
    leaves: [
      [128, 660, -62, 0.5, 1.25],
      [128, 560, 58, 0.5, 1.25],
      [122, 500, 56, 0.5, 1.2],
      [120, 420, -54, 0.5, 1.2],
      [126, 330, -50, 0.45, 1.1],
      [132, 270, 48, 0.45, 1.1],
      [140, 200, -4, 0.45, 1.2],
    ],
    moons: [
      [178, 664, 38],
      [72, 530, 36],
      [172, 392, 34],
    ],
  },
  answer3: {
    stem: 'M130 800C142 660 118 560 130 380',
    leaves: [
      [131, 720, 38, 0.7, 1.6],
      [128, 640, -40, 0.7, 1.5],
      ...([0, 60, 120, 180, 240, 300] as const).map((turn): Leaf => [130, 320, turn, 1.3, 1.15]),
    ],
    moons: [[130, 320, 30]],
  },
  answer4: {
    stem: 'M130 800V210',
    leaves: [
      ...([0, 1, 2, 3, 4] as const).flatMap((step): Leaf[] => [
        [130, 730 - step * 100, -66, 1.15 - step * 0.1, 1.15 - step * 0.1],
        [130, 690 - step * 100, 66, 1.12 - step * 0.1, 1.12 - step * 0.1],
      ]),
      [130, 226, 0, 0.6, 0.8],
    ],
    moons: [],
  },
  answer5: {
    stem: 'M120 800C150 620 106 420 132 180M128 640C160 620 176 596 182 570M122 520C96 504 82 480 78 452M120 380C146 366 160 344 166 320',
    leaves: [],
    moons: [
      [184, 520, 52],
      [74, 400, 50],
      [172, 272, 46],
      [134, 140, 36],
    ],
  },
} satisfies Partial<
  Record<keyof typeof en, { stem: string; leaves: Leaf[]; moons: [x: number, y: number, radius: number][] }>
>

const ANSWERS = Object.keys(PLANTS) as (keyof typeof PLANTS)[]

/** Cut from paper in two tones, the half that is away from the light fainter, with the vein between. */
const Plant = ({ of }: { of: keyof typeof PLANTS }) => {
  const { stem, leaves, moons } = PLANTS[of]
  return (
    <svg viewBox="0 0 260 760" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d={stem} fill="none" stroke="currentcolor" strokeWidth="4" />
      {leaves.map(([x, y, turn, wide, long]) => (
        <g key={`${x} ${y} ${turn}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(${wide} ${long})`}>
          <path d={LEAF} stroke="var(--tone)" strokeWidth="2" />
          <path d="M0 0C34-28 38-72 0-100Z" fill="var(--tone)" fillOpacity=".38" />
          <path d="M0 0V-92" stroke="var(--tone)" strokeWidth="2" />
        </g>
      ))}
      {moons.map(([x, y, r]) => (
        <g key={y} transform={`translate(${x} ${y}) rotate(24) scale(${r})`}>
          <circle r="1" stroke="var(--tone)" strokeWidth=".06" />
          <path d="M0-1A1 1 0 0 1 0 1A1.3 1.3 0 0 0 0-1Z" fill="var(--tone)" fillOpacity=".5" />
        </g>
      ))}
    </svg>
  )
}

const Columns = ({ t }: { t: Record<keyof typeof en, string> }) => (
  <div className="skin-pane">
    <fieldset className="skin-columns" data-wisp-field="skin" data-wisp-check="required">
      <legend className="wisp-hidden">{t.answers}</legend>
      {ANSWERS.map((answer) => (
        <label key={answer} className="skin-column">
          <input className="wisp-hidden" type="radio" name="skin" value={t[answer]} />
          <Plant of={answer} />
          <span>{t[answer]}</span>
        </label>
      ))}
    </fieldset>
  </div>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design skin">
    <Style css={css} />
    <form className="skin-form" data-wisp-screen="main" data-wisp-form="">
      <div className="skin-words">
        <Logo />
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
      </div>
      <Columns t={t} />
      <div className="skin-end">
        <EmailField t={t} />
        <SubmitButton>{t.button}</SubmitButton>
        <SmallPrint className="small consent">{t.consent}</SmallPrint>
        <Leave>{t.decline}</Leave>
      </div>
    </form>
    <Thanks t={t} className="skin-thanks" />
  </div>
)
