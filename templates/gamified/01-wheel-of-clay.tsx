import { Rim } from '../art/rim'
import type { TemplateProps, Theme } from '../kit/library'
import { EmailForm, Leave } from '../kit/pieces'
import { Won } from '../kit/prize'
import { Style } from '../kit/theme'
import css from './01-wheel-of-clay.css?inline'

export const size = { width: 820, height: 520 }

export const brand = 'clay'
export const theme: Theme = { accent: '#2f4f3f', paper: '#fbf8f2', ink: '#1f2a24' }

const en = {
  eyebrow: 'At the wheel',
  heading: 'Give it a turn',
  line: 'Every turn of the wheel is for somebody. Leave your address, and this one is for you.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'On to the wheel',
  consent: 'One letter a month comes with it. You can leave at any time.',
  decline: 'No, thank you',
  playHeading: 'It is your turn',
  playLine: 'Press the wheel. It takes a moment to come to rest, as clay does.',
  playButton: 'Spin the wheel',
  winHeading: 'Well thrown',
  winLine: 'Use it at checkout within thirty days.',
  couponHint: 'Press to copy',
  winClose: 'To the pots',
  loseHeading: 'It slipped this time',
  loseLine: 'That happens at every wheel. The letter is on its way, and there is something in each of them.',
  loseClose: 'Look around',
}

export const texts = {
  en,
  he: {
    eyebrow: 'ליד האובניים',
    heading: 'סובבו את הגלגל',
    line: 'כל סיבוב הוא של מישהו. השאירו כתובת, והסיבוב הזה שלכם.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'אל הגלגל',
    consent: 'מצטרף אליו מכתב אחד בחודש. אפשר להפסיק בכל עת.',
    decline: 'לא, תודה',
    playHeading: 'תורכם',
    playLine: 'לחצו על הגלגל. לוקח לו רגע להיעצר, כמו לחומר.',
    playButton: 'סובבו את הגלגל',
    winHeading: 'איזה סיבוב יפה',
    winLine: 'אפשר להשתמש בו בקופה במשך שלושים יום.',
    couponHint: 'לחצו להעתקה',
    winClose: 'אל הכלים',
    loseHeading: 'הפעם זה החליק',
    loseLine: 'זה קורה ליד כל אובניים. המכתב כבר בדרך, ובכל אחד מהם מחכה משהו.',
    loseClose: 'להמשיך להסתובב',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design clay">
    <Style css={css} />
    <div className="clay-stage">
      <div className="clay-wheel">
        <div className="clay-rim" data-wisp-wheel="">
          <Rim />
        </div>
      </div>
    </div>
    <section className="clay-body" data-wisp-screen="main">
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} />
      <Leave>{t.decline}</Leave>
    </section>
    <section className="clay-body" data-wisp-screen="play">
      <p className="eyebrow">{t.eyebrow}</p>
      <h2>{t.playHeading}</h2>
      <p className="line">{t.playLine}</p>
      <button type="button" className="button" data-wisp-action="play">
        {t.playButton}
      </button>
    </section>
    <section className="clay-body" data-wisp-screen="win">
      <p className="eyebrow">{t.winHeading}</p>
      <Won t={t} />
      <p className="line">{t.winLine}</p>
      <Leave>{t.winClose}</Leave>
    </section>
    <section className="clay-body" data-wisp-screen="lose">
      <h2>{t.loseHeading}</h2>
      <p className="line">{t.loseLine}</p>
      <Leave>{t.loseClose}</Leave>
    </section>
  </div>
)
