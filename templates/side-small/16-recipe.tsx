import type { TemplateProps } from '../kit/library'
import { EmailForm, Leave, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './16-recipe.css?inline'

export const size = { width: 400, height: 0 }
export const uses = ['guide', 'newsletter']
export const brand = 'rye'

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  tab: 'Breads',
  heading: 'Wednesday rye',
  item1: '500 g rye flour',
  item2: '2 spoons of seeds',
  item3: 'one night of patience',
  button: 'Send the whole recipe',
  consent: 'The recipe now, the next one when we bake it. You can leave at any time.',
  thanksHeading: 'It is in your inbox',
  thanksLine: 'Start tonight and there is bread by Friday breakfast.',
  thanksClose: 'Back to the counter',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    tab: 'לחמים',
    heading: 'השיפון של רביעי',
    item1: '500 גרם קמח שיפון',
    item2: '2 כפות זרעים',
    item3: 'לילה אחד של סבלנות',
    button: 'שלחו לי את המתכון',
    consent: 'המתכון עכשיו, הבא כשנאפה אותו. אפשר להפסיק בכל עת.',
    thanksHeading: 'המתכון אצלכם',
    thanksLine: 'מתחילים הערב, ויש לחם לארוחת הבוקר של שישי.',
    thanksClose: 'חזרה לדלפק',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A round loaf from above: floured rings of its basket, and a cross of cuts. */
const Loaf = () => (
  <svg className="recipe-loaf" viewBox="0 0 200 200" aria-hidden="true">
    <circle cx="100" cy="104" r="94" fill="#0002" />
    <circle cx="100" cy="100" r="94" fill="color-mix(in srgb, var(--second) 42%, #6b3413)" />
    <circle cx="96" cy="95" r="84" fill="color-mix(in srgb, var(--second) 58%, #7a3f16)" />
    <g fill="none" stroke="#fff6e3" strokeOpacity=".62" strokeWidth="5">
      <circle cx="98" cy="98" r="76" />
      <circle cx="98" cy="98" r="61" />
      <circle cx="98" cy="98" r="46" />
      <circle cx="98" cy="98" r="31" />
    </g>
    <path
      fill="#5a2b10"
      d="M92 18q10-6 16 0 8 40 6 68 34-8 70 2 4 10-2 18-40 8-68 4 4 40-6 76-10 4-16-2-6-40-4-74-34 4-70-4-2-8 2-16 36-6 68-2-4-36 4-70Z"
    />
    <path
      fill="color-mix(in srgb, var(--second) 72%, #fff)"
      d="M96 26q6-2 10 0 4 38 0 68 38-4 72 4v8q-38 4-74-2 2 42-4 74h-8q-4-38 0-74-38 2-68-4v-6q36-4 70 0-2-38 2-68Z"
    />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design recipe">
    <Style css={css} />
    <p className="recipe-tab">{t.tab}</p>
    <div className="recipe-card">
      <Loaf />
      <section data-wisp-screen="main">
        <h2>{t.heading}</h2>
        <ul className="recipe-list">
          {[t.item1, t.item2, t.item3].map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
        <EmailForm t={t} />
        <Leave>{t.decline}</Leave>
      </section>
      <Thanks t={t} className="recipe-thanks" />
    </div>
  </div>
)
