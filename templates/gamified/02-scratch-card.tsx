import { CardFace } from '../art/card-face'
import type { TemplateProps, Theme } from '../kit/library'
import { EmailForm, Leave } from '../kit/pieces'
import { Won } from '../kit/prize'
import { Style } from '../kit/theme'
import css from './02-scratch-card.css?inline'

export const size = { width: 780, height: 460 }

export const brand = 'clay'
export const theme: Theme = { accent: '#8a4228', paper: '#fdf9f3', ink: '#2a211b' }

const en = {
  eyebrow: 'From under the glaze',
  foil: 'Scratch here',
  playHeading: 'Every glaze hides a colour',
  playLine: 'Rub the card and see what is underneath. A coin will do, or a finger.',
  decline: 'Another time',
  mainHeading: 'That one is yours',
  mainLine: 'Tell us where it should go, and the code is here at once.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Show me the code',
  consent: 'You also get the studio letter. You can leave at any time.',
  winHeading: 'Here it is',
  winLine: 'Use it at checkout within thirty days.',
  couponHint: 'Press to copy',
  winClose: 'To the glazes',
  loseHeading: 'Plain clay, this time',
  loseLine: 'The best pots begin like that. Come and see what becomes of it.',
  loseClose: 'Look around',
}

export const texts = {
  en,
  he: {
    eyebrow: 'מתחת לגלזורה',
    foil: 'גרדו כאן',
    playHeading: 'כל גלזורה מסתירה צבע',
    playLine: 'גרדו את הכרטיס וגלו מה מתחתיו. אפשר במטבע, אפשר באצבע.',
    decline: 'בפעם אחרת',
    mainHeading: 'זה שלכם',
    mainLine: 'ספרו לנו לאן לשלוח, והקוד יופיע כאן מיד.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'הראו לי את הקוד',
    consent: 'מצטרף אליו גם המכתב מהסטודיו. אפשר להפסיק בכל עת.',
    winHeading: 'הנה הוא',
    winLine: 'אפשר להשתמש בו בקופה במשך שלושים יום.',
    couponHint: 'לחצו להעתקה',
    winClose: 'אל הגלזורות',
    loseHeading: 'הפעם, חומר חשוף',
    loseLine: 'כך מתחילים הכלים היפים ביותר. בואו לראות מה ייצא ממנו.',
    loseClose: 'להמשיך להסתובב',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design foil">
    <Style css={css} />
    <div className="foil-stage">
      <div className="foil-card">
        <div className="foil-face" data-wisp-scratch={t.foil}>
          <CardFace />
        </div>
      </div>
    </div>
    <section className="foil-body" data-wisp-screen="play">
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.playHeading}</h2>
      <p className="line">{t.playLine}</p>
      <Leave>{t.decline}</Leave>
    </section>
    <section className="foil-body" data-wisp-screen="main">
      <p className="eyebrow" data-wisp-prize="label" />
      <h2>{t.mainHeading}</h2>
      <p className="line">{t.mainLine}</p>
      <EmailForm t={t} />
    </section>
    <section className="foil-body" data-wisp-screen="win">
      <p className="eyebrow">{t.winHeading}</p>
      <Won t={t} />
      <p className="line">{t.winLine}</p>
      <Leave>{t.winClose}</Leave>
    </section>
    <section className="foil-body" data-wisp-screen="lose">
      <h2>{t.loseHeading}</h2>
      <p className="line">{t.loseLine}</p>
      <Leave>{t.loseClose}</Leave>
    </section>
  </div>
)
