import { Branch } from '../art/branch'
import { Bottle, Bowl, Jug, Mug, Vase } from '../art/pieces'
import { EmailForm } from '../kit/forms'
import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Leave, Logo, Picture, Products, type ProductText } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './after-lead.css?inline'

export const size = { width: 760, height: 0 }
export const uses = ['newsletter', 'products']
export const facts = ['eyebrow']
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 320, height: 460 }, small: { width: 460, height: 230 } },
}

export const brand = 'clay'

const en = {
  eyebrow: 'Letters, once a month',
  heading: 'What is new on the\u00a0shelf',
  line: 'What has just arrived, and what others keep coming\u00a0back\u00a0for.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Write to me',
  consent: 'By signing up you agree to hear from us by email. You can leave at any time.',
  decline: 'No, thank you',
  thanksHeading: 'Thank you. This is what others like',
  thanksLine: 'The first letter is on its way to you.',
  category: 'popular',
  ids: '',
  count: '3',
  size: '3',
  action: 'add_to_cart',
  label: 'Add to cart',
  thanksClose: 'Keep looking around',
}

export const texts = {
  en,
  he: {
    eyebrow: 'מכתב אחד בחודש',
    heading: 'מה חדש על המדף',
    line: 'מה הגיע עכשיו, ולמה אחרים חוזרים שוב\u00a0ושוב.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'כתבו לי',
    consent: 'בהרשמה אתם מסכימים לקבל מאיתנו אימיילים. אפשר להפסיק בכל עת.',
    decline: 'לא, תודה',
    thanksHeading: 'תודה. אלה האהובים על אחרים',
    thanksLine: 'המכתב הראשון כבר בדרך אליכם.',
    category: 'popular',
    ids: '',
    count: '3',
    size: '3',
    action: 'add_to_cart',
    label: 'הוספה לסל',
    thanksClose: 'להמשיך להסתובב',
  },
} satisfies Record<string, Record<keyof typeof en | ProductText, string>>

const BONE = { fill: 'var(--lead-bone)', shade: 'var(--lead-shade)' }
const PINE = { fill: 'var(--area)', shade: 'color-mix(in srgb, var(--area) 80%, #000)' }
const OCHRE = { fill: '#dfae55', shade: '#c4913b' }

/** A tall vase between its neighbours, a bowl at the plank's middle. Upright, what stands left of the view box is seen as well. */
const Pots = () => (
  <svg viewBox="0 0 320 440" aria-hidden="true">
    <circle cx="150" cy="180" r="128" fill="#fff" fillOpacity=".1" />
    <Bottle x={42} y={440} size={1.5} {...PINE} />
    <g transform="translate(180 212) scale(1.36)">
      <Branch bend={-46} height={92} pairs={4} fill="var(--lead-leaf)" />
      <Branch bend={66} height={112} pairs={4} fill="var(--lead-leaf)" />
    </g>
    <Vase x={180} y={440} size={1.6} {...BONE} />
    <path fill="none" stroke="var(--second)" strokeWidth="5" d="M80 356c50 26 150 26 200 0M82 374c50 24 146 24 196 0" />
    <Bowl x={320} y={440} size={1.24} {...OCHRE} />
    <Mug x={-88} y={440} size={1.7} {...BONE} />
    <Jug x={-218} y={440} size={1.9} {...PINE} />
    <Bowl x={-356} y={440} size={1.6} {...OCHRE} />
    <Bowl x={-356} y={380} size={1.3} {...BONE} />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design lead">
    <Style css={css} />
    <div className="beside lead-ask" data-wisp-screen="main">
      <div className="art">
        <Picture>
          <Pots />
        </Picture>
      </div>
      <section className="lead-body">
        <Logo />
        <p className="eyebrow">{t.eyebrow}</p>
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
        <EmailForm t={t} />
        <Leave>{t.decline}</Leave>
      </section>
    </div>
    <section className="lead-thanks" data-wisp-screen="thanks">
      <h2>{t.thanksHeading}</h2>
      <p className="line">{t.thanksLine}</p>
      <Products t={t} />
      <Leave>{t.thanksClose}</Leave>
    </section>
  </div>
)
