import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo } from '../kit/pieces'
import { Won } from '../kit/prize'
import { Style } from '../kit/theme'
import css from './01-wheel-of-clay.css?inline'

export const size = { width: 820, height: 520 }

export const brand = 'tumble'
export const uses = ['game', 'newsletter']
export const facts = ['consent', 'winLine']

const en = {
  eyebrow: 'Round it goes',
  heading: 'Give it a turn',
  line: 'One turn for every address. Leave yours, and the wheel is all\u00a0yours.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'On to the wheel',
  consent: 'One letter a month comes with it. You can leave at any\u00a0time.',
  // The prizes and how likely they are, if the owner tells it.
  odds: '',
  decline: 'No, thank you',
  playHeading: 'It is your turn',
  playLine: 'Press the wheel. It clatters, it slows down, it stops.',
  playButton: 'Spin the wheel',
  winHeading: 'Well spun',
  winLine: 'Use it at checkout within thirty days.',
  couponHint: 'Press to copy',
  winClose: 'To the toys',
  loseHeading: 'It rolled on by',
  loseLine: 'Wheels do that. Our letter is on its way, with something to build on a rainy day.',
  loseClose: 'Look around',
}

export const texts = {
  en,
  he: {
    eyebrow: 'סובב סובב',
    heading: 'סובבו את הגלגל',
    line: 'סיבוב אחד לכל כתובת. השאירו את שלכם, והגלגל בידיים שלכם.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'אל הגלגל',
    consent: 'מצטרף אליו מכתב אחד בחודש. אפשר להפסיק בכל\u00a0עת.',
    odds: '',
    decline: 'לא, תודה',
    playHeading: 'תורכם',
    playLine: 'לחצו על הגלגל. הוא מתקתק, מאט ונעצר.',
    playButton: 'סובבו את הגלגל',
    winHeading: 'איזה סיבוב יפה',
    winLine: 'אפשר להשתמש בו בקופה במשך שלושים יום.',
    couponHint: 'לחצו להעתקה',
    winClose: 'אל הצעצועים',
    loseHeading: 'הפעם הוא התגלגל הלאה',
    loseLine: 'גלגלים הם כאלה. המכתב שלנו כבר בדרך, ויש בו משהו לבנות ביום של גשם.',
    loseClose: 'להמשיך להסתובב',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const PEGS = Array.from({ length: 24 }, (_, index) => index * 15)

/** A thick painted rim with pegs, as the clapper would hit them. */
const Rim = () => (
  <svg viewBox="-110 -110 220 220" aria-hidden="true">
    <circle r="103" fill="none" stroke="var(--ring)" strokeWidth="13" />
    <circle r="97" fill="none" stroke="#fff" strokeWidth="2.500" />
    {PEGS.map((angle) => (
      <circle
        key={angle}
        cx="103"
        r="3.200"
        fill={angle % 30 ? '#fff' : 'var(--second)'}
        transform={`rotate(${angle + 7.5})`}
      />
    ))}
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design spin">
    <Style css={css} />
    <div className="spin-wheel">
      <div className="spin-rim" data-wisp-wheel="">
        <Rim />
      </div>
    </div>
    <div className="spin-card">
      <section className="spin-body" data-wisp-screen="main">
        <Logo />
        <p className="eyebrow">{t.eyebrow}</p>
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
        <EmailForm t={t} />
        <p className="small">{t.odds}</p>
        <Leave>{t.decline}</Leave>
      </section>
      <section className="spin-body" data-wisp-screen="play">
        <p className="eyebrow">{t.eyebrow}</p>
        <h2>{t.playHeading}</h2>
        <p className="line">{t.playLine}</p>
        <button type="button" className="button" data-wisp-action="play">
          {t.playButton}
        </button>
      </section>
      <section className="spin-body" data-wisp-screen="win">
        <p className="eyebrow">{t.winHeading}</p>
        <Won t={t} />
        <p className="line">{t.winLine}</p>
        <Leave>{t.winClose}</Leave>
      </section>
      <section className="spin-body" data-wisp-screen="lose">
        <h2>{t.loseHeading}</h2>
        <p className="line">{t.loseLine}</p>
        <Leave>{t.loseClose}</Leave>
      </section>
    </div>
  </div>
)
