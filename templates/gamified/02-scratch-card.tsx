import { EmailForm } from '../kit/forms'
import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Leave, Logo, Picture } from '../kit/pieces'
import { Won } from '../kit/prize'
import { Style } from '../kit/theme'
import css from './02-scratch-card.css?inline'

export const size = { width: 780, height: 460 }

export const brand = 'salt'
export const uses = ['game', 'gift']
export const facts = ['playLine', 'consent', 'winLine']
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 420, height: 300 },
    small: { width: 380, height: 272 },
    photo: 'salt-coast',
    focus: { x: 50, y: 50 },
  },
}

const en = {
  eyebrow: 'Poste restante',
  foil: 'Scratch here',
  playHeading: 'A card came for you',
  playLine:
    'Under the paint: 15% off the coast, a window seat, or a greeting from the sea. A finger will rub it\u00a0off.',
  decline: 'Another time',
  mainHeading: 'That one is yours',
  mainLine: 'Tell us where to send the next ones, and the code is here at once.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Show me the code',
  consent: 'A card from us by email, every other week. You can leave at any time.',
  winHeading: 'Here it is',
  winLine: 'Use it when you book, within thirty days.',
  couponHint: 'Press to copy',
  winClose: 'To the journeys',
  loseHeading: 'Only “wish you were here”',
  loseLine: 'That is how most journeys begin. Come and see where this one could go.',
  loseClose: 'Look around',
}

export const texts = {
  en,
  he: {
    eyebrow: 'דואר שמור',
    foil: 'גרדו כאן',
    playHeading: 'הגיעה אליכם גלויה',
    playLine: 'מתחת לצבע: 15% הנחה על החוף, מקום ליד החלון או דרישת שלום מהים. מגרדים, גם\u00a0באצבע.',
    decline: 'בפעם אחרת',
    mainHeading: 'זה שלכם',
    mainLine: 'ספרו לנו לאן לשלוח את הבאות, והקוד יופיע כאן מיד.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'הראו לי את הקוד',
    consent: 'גלויה מאיתנו באימייל, פעם בשבועיים. אפשר להפסיק בכל עת.',
    winHeading: 'הנה הוא',
    winLine: 'אפשר להשתמש בו בהזמנה במשך שלושים יום.',
    couponHint: 'לחצו להעתקה',
    winClose: 'אל המסעות',
    loseHeading: 'רק ״חבל שאתם לא כאן״',
    loseLine: 'כך מתחילים רוב המסעות. בואו לראות לאן אפשר להגיע.',
    loseClose: 'להמשיך להסתובב',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A stamp with a paper boat on it, and the postmark that reaches over its edge. */
const Stamp = () => (
  <svg className="foil-stamp" viewBox="0 0 150 104" aria-hidden="true">
    <rect x="74" y="4" width="72" height="88" fill="#fff" />
    <path fill="none" stroke="#fff" strokeWidth="7" strokeDasharray=".1 10" strokeLinecap="round" d="M76 4h70v88H76Z" />
    <path fill="var(--second)" d="M81 11h58v74H81Z" />
    <circle cx="124" cy="29" r="9" fill="#fff" />
    <path fill="#fff" d="M88 60h44l-9 13H97ZM110 33v24H93ZM113 40l14 17h-14Z" />
    <path fill="var(--fill)" d="M81 74q7-5 14 0t14 0 14 0 16-1v12H81Z" />
    <g fill="none" stroke="#151c4d" strokeOpacity=".75" strokeWidth="2">
      <circle cx="62" cy="52" r="33" />
      <circle cx="62" cy="52" r="21" strokeDasharray="3 4" />
      <path d="M46 44q5-5 10 0t10 0 12 0M46 53q5-5 10 0t10 0 12 0M46 62q5-5 10 0t10 0 12 0" />
      <path d="M92 38q9-7 18 0t18 0M95 50q9-7 18 0t18 0M93 62q9-7 18 0t18 0" />
    </g>
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design foil">
    <Style css={css} />
    <div className="foil-stage">
      <div className="foil-post">
        <div className="art">
          <Picture />
        </div>
        <Stamp />
        <div className="foil-card">
          <div data-wisp-scratch={t.foil} />
        </div>
      </div>
    </div>
    <section className="foil-body" data-wisp-screen="play">
      <Logo />
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
