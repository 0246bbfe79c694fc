import { NextButton, SubmitButton } from '../kit/buttons'
import { EmailField } from '../kit/fields'
import { SmallPrint } from '../kit/forms'
import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Coupon, Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './10-two-steps.css?inline'

export const size = { width: 760, height: 460 }
export const brand = 'ostrey'
export const uses = ['quiz', 'guide']
export const facts = ['line', 'consent', 'thanksLine', 'coupon']
const tile = { wide: { width: 236, height: 260 }, small: { width: 220, height: 190 } }
export const pictures: DrawnDesign['pictures'] = { picture: tile, serum: tile, cream: tile, sun: tile }

const en = {
  welcomeHeading: 'Which one do you skip?',
  welcomeLine: 'An honest answer. Most of us skip one, and there is a shorter way.',
  step: 'Step 1 of 2',
  tile1: 'The wash',
  tile2: 'The serum',
  tile3: 'The cream',
  tile4: 'The sunscreen',
  yes: 'Shorten it for me',
  no: 'None of them',
  step2: 'Step 2 of 2',
  eyebrow: 'Then we have something',
  heading: 'Skin that forgives',
  line: 'One page: your morning in two minutes. With $5 off the first bottle.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Send me the page',
  consent: 'A letter a season follows. You can leave at any time.',
  decline: 'No, thanks',
  thanksHeading: 'On its way',
  thanksLine: 'Look into your mail. And for the first bottle:',
  coupon: 'FORGIVE5',
  couponHint: 'Press to copy',
  thanksClose: 'Back to the shop',
}

export const texts = {
  en,
  he: {
    welcomeHeading: 'על מה אתם מדלגים?',
    welcomeLine: 'תשובה כנה, בבקשה. רובנו מדלגים על משהו, ויש גם דרך קצרה.',
    step: 'שלב 1 מתוך 2',
    tile1: 'הניקוי',
    tile2: 'הסרום',
    tile3: 'הקרם',
    tile4: 'קרם ההגנה',
    yes: 'אני רוצה לקצר',
    no: 'על שום דבר',
    step2: 'שלב 2 מתוך 2',
    eyebrow: 'אז יש לנו משהו',
    heading: 'עור שסולח',
    line: 'עמוד אחד: הבוקר שלכם בשתי דקות. עם 20 ₪ הנחה על הבקבוק הראשון.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'שלחו לי את העמוד',
    consent: 'אחריו נכתוב פעם בעונה. אפשר להפסיק בכל עת.',
    decline: 'לא, תודה',
    thanksHeading: 'כבר בדרך',
    thanksLine: 'הציצו בתיבת הדואר. ולבקבוק הראשון:',
    coupon: 'FORGIVE5',
    couponHint: 'לחצו להעתקה',
    thanksClose: 'חזרה לחנות',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

type Texts = Record<keyof typeof en, string>

/** The drawing on each tile. Glass and gold are lit from where reading begins; `dull` is the side away from the light. */
const TILES = [
  {
    name: 'picture',
    text: 'tile1',
    shapes: [
      ['var(--two-gold)', 'M40 172c0-8 36-14 80-14s80 6 80 14c0 14-30 24-80 24s-80-10-80-24Z'],
      ['#fff8ef', 'M62 130c2-18 22-26 58-26s56 8 58 26c2 22-8 42-58 42s-60-20-58-42Z'],
      ['#e9d8d4', 'M62 134c4 18 22 24 58 24s54-6 58-24c1 24-10 38-58 38s-59-14-58-38Z'],
      ['#fff9', 'M70 84a13 13 0 1 1 .1 0ZM100 60a8 8 0 1 1 .1 0Z'],
    ],
  },
  {
    name: 'serum',
    text: 'tile2',
    shapes: [
      ['var(--two-plum)', 'M108 34c0-8 24-8 24 0v32h-24Z'],
      ['var(--two-gold)', 'M98 62h44v26H98Z'],
      ['var(--two-glass)', 'M106 88h28c0 12 34 10 34 34v62c0 8-4 12-12 12H84c-8 0-12-4-12-12v-62c0-24 34-22 34-34Z'],
      ['#faf6f3', 'M72 128h96v46H72Z'],
      ['#4b2247', 'M100 142h40v3h-40Z'],
    ],
  },
  {
    name: 'cream',
    text: 'tile3',
    shapes: [
      ['var(--two-glass)', 'M56 124h128v58c0 9-5 14-14 14H70c-9 0-14-5-14-14Z'],
      ['var(--two-gold)', 'M52 92c0-5 3-8 8-8h120c5 0 8 3 8 8v34H52Z'],
      ['#faf6f3', 'M78 142h84v34H78Z'],
      ['#4b2247', 'M102 156h36v3h-36Z'],
    ],
  },
  {
    name: 'sun',
    text: 'tile4',
    shapes: [
      ['var(--two-plum)', 'M78 40h84v12H78Z'],
      ['var(--two-tube)', 'M78 52h84l-12 116H90Z'],
      ['var(--two-gold)', 'M88 166h64v24c0 4-2 6-6 6H94c-4 0-6-2-6-6Z'],
      ['#a2551a', 'M120 94a16 16 0 1 1-.1 0Zm-1-14h2v9h-2Zm0 51h2v9h-2Zm-25-22h9v2h-9Zm43 0h9v2h-9Z'],
    ],
  },
] as const

/** Light across glass, gold and a tube; and the shadow that each thing throws. */
const PAINT = [
  ['two-glass', '#6d3410', '#e39a45', '#93480f'],
  ['two-gold', '#94702f', '#f6e2ae', '#a17a35'],
  ['two-tube', '#e7dcec', '#ffffff', '#cdbfd6'],
] as const

const Tiles = ({ t }: { t: Texts }) => (
  <fieldset className="two-tiles" data-wisp-field="skipped" aria-label={t.welcomeHeading}>
    <svg width="0" height="0" style={{ position: 'absolute' }} aria-hidden="true">
      {PAINT.map(([id, ...tones]) => (
        <linearGradient key={id} id={id}>
          {tones.map((tone, index) => (
            <stop key={tone} offset={index * (index < 2 ? 0.3 : 0.5)} stopColor={tone} />
          ))}
        </linearGradient>
      ))}
    </svg>
    <div className="two-grid">
      {TILES.map(({ name, text, shapes }) => (
        <label key={name} className="two-tile">
          <input type="radio" name="skipped" value={t[text]} />
          <span className="art">
            <Picture name={name}>
              <svg viewBox="0 0 240 240" aria-hidden="true">
                <path className="two-shade" d="M66 196 196 70l150 90-150 36Z" />
                {shapes.map(([tone, shape]) => (
                  <path key={shape} fill={tone.replace(/var\(--(two-g.*|two-t.*)\)/, 'url(#$1)')} d={shape} />
                ))}
              </svg>
            </Picture>
          </span>
          <span className="two-name">{t[text]}</span>
        </label>
      ))}
    </div>
  </fieldset>
)

const Email = ({ t }: { t: Texts }) => (
  <>
    <EmailField t={t} />
    <SubmitButton>{t.button}</SubmitButton>
    <SmallPrint className="small consent">{t.consent}</SmallPrint>
  </>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <form className="design two" data-wisp-form="">
    <Style css={css} />
    <Tiles t={t} />
    <section className="two-body" data-wisp-screen="welcome">
      <p className="two-step">{t.step}</p>
      <Logo />
      <h2>{t.welcomeHeading}</h2>
      <p className="line">{t.welcomeLine}</p>
      <NextButton>{t.yes}</NextButton>
      <Leave>{t.no}</Leave>
    </section>
    <section className="two-body two-last" data-wisp-screen="main">
      <p className="two-step">{t.step2}</p>
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <Email t={t} />
      <Leave>{t.decline}</Leave>
    </section>
    <section className="two-body two-last" data-wisp-screen="thanks">
      <h2>{t.thanksHeading}</h2>
      <p className="line">{t.thanksLine}</p>
      <Coupon t={t} />
      <Leave>{t.thanksClose}</Leave>
    </section>
  </form>
)
