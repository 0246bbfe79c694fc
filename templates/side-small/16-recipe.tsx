import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './16-recipe.css?inline'

export const size = { width: 400, height: 0 }
export const uses = ['guide', 'newsletter']
export const facts = ['heading', 'item1', 'item2', 'item3', 'thanksLine']
export const unstated = {
  en: { heading: 'The recipe' },
  he: { heading: 'המתכון' },
}
export const brand = 'rye'

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  tab: 'Breads',
  heading: 'Wednesday rye',
  item1: '500 g rye flour',
  item2: '2 spoons of seeds',
  item3: 'a night of patience',
  button: 'Send me the recipe',
  consent: 'The recipe now, the next one when we bake it. You can leave at any time.',
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
    consent: 'המתכון עכשיו, הבא כשנאפה אותו. אפשר להפסיק בכל עת.',
    thanksHeading: 'המתכון אצלכם',
    thanksLine: 'מתחילים הערב, ויש לחם לארוחת הבוקר של שישי.',
    thanksClose: 'חזרה לדלפק',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A loaf from the side: a dark crust, floured, with three cuts that have opened in the oven. */
const Loaf = () => (
  <svg className="recipe-loaf" viewBox="0 0 200 120" aria-hidden="true">
    <ellipse cx="100" cy="114" rx="98" ry="6" fill="#0003" />
    <path
      fill="color-mix(in srgb, var(--second) 34%, #6b3413)"
      d="M14 116C-6 96 0 56 34 32 66 8 134 8 166 32c34 24 40 64 20 84Z"
    />
    <path
      fill="color-mix(in srgb, var(--second) 58%, #7a3f16)"
      d="M16 88C12 66 26 46 48 34 84 16 132 20 158 38c22 15 30 34 26 50-44-14-124-14-168 0Z"
    />
    <g fill="#5a2b10">
      <path d="M48 92C32 68 40 44 66 27c10 22 4 48-18 65ZM96 90C78 64 84 36 108 19c14 24 10 52-12 71ZM144 92c-18-22-18-46 0-65 20 16 20 44 0 65Z" />
    </g>
    <g fill="color-mix(in srgb, var(--second) 62%, #fff)">
      <path d="M51 82c-9-16-4-34 13-48 5 18 0 34-13 48ZM99 80c-10-18-6-38 9-53 8 18 5 37-9 53ZM146 82c-11-15-11-31-2-47 12 13 13 30 2 47Z" />
    </g>
    <g fill="#fff6e3" fillOpacity=".75">
      <path d="M20 78q-2-16 10-28-4 14-2 26ZM74 72q-5-18 5-38 0 18 3 36ZM120 70q-1-16 7-34 0 18 1 34ZM170 74q2-16-4-28 14 12 12 30Z" />
    </g>
    <path
      fill="none"
      stroke="#5a2b10"
      strokeWidth="4"
      strokeLinecap="round"
      d="M28 104h5M52 108h4M78 103h5M104 109h4M130 104h5M156 108h4M174 102h4"
    />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design recipe">
    <Style css={css} />
    <p className="recipe-tab">{t.tab}</p>
    <div className="recipe-card">
      <section data-wisp-screen="main">
        <Logo />
        <h2>{t.heading}</h2>
        <div className="recipe-lines">
          <ul>
            {[t.item1, t.item2, t.item3].map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
          <Loaf />
        </div>
        <EmailForm t={t} />
        <Leave>{t.decline}</Leave>
      </section>
      <Thanks t={t} className="recipe-thanks" />
    </div>
  </div>
)
