import type { TemplateProps, Theme } from '../kit/library'
import { EmailForm, Leave } from '../kit/pieces'
import { Won } from '../kit/prize'
import { Style } from '../kit/theme'
import css from './03-gift-box.css?inline'

export const size = { width: 620, height: 520 }

export const brand = 'clay'
export const theme: Theme = { accent: '#2f4f3f', paper: '#ffffff', ink: '#1f2a24' }

const en = {
  heading: 'One of these is for you',
  line: 'Three parcels from the studio. Leave your address and open one.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Let me choose',
  consent: 'One letter a month comes with it. You can leave at any time.',
  playHeading: 'Which one shall it be?',
  playLine: 'Press a box to open it.',
  winHeading: 'Out of the box',
  winLine: 'Use it at checkout within thirty days.',
  couponHint: 'Press to copy',
  winClose: 'To the shop',
  loseHeading: 'Only tissue paper',
  loseLine: 'Somebody packed that one with great care. The next letter has another parcel.',
  loseClose: 'Look around',
}

export const texts = {
  en,
  he: {
    heading: 'אחת מהן בשבילכם',
    line: 'שלוש חבילות מהסטודיו. השאירו כתובת ופתחו אחת.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'תנו לי לבחור',
    consent: 'מצטרף אליה מכתב אחד בחודש. אפשר להפסיק בכל עת.',
    playHeading: 'איזו מהן תפתחו?',
    playLine: 'לחצו על קופסה כדי לפתוח אותה.',
    winHeading: 'ישר מהקופסה',
    winLine: 'אפשר להשתמש בו בקופה במשך שלושים יום.',
    couponHint: 'לחצו להעתקה',
    winClose: 'אל החנות',
    loseHeading: 'רק נייר משי',
    loseLine: 'מישהו ארז אותה בהמון אהבה. במכתב הבא מחכה חבילה נוספת.',
    loseClose: 'להמשיך להסתובב',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design gift">
    <Style css={css} />
    <div className="gift-stage">
      <div data-wisp-gift="" />
    </div>
    <section className="gift-body" data-wisp-screen="main">
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} row />
    </section>
    <section className="gift-body" data-wisp-screen="play">
      <h2>{t.playHeading}</h2>
      <p className="line">{t.playLine}</p>
    </section>
    <section className="gift-body" data-wisp-screen="win">
      <p className="eyebrow">{t.winHeading}</p>
      <Won t={t} />
      <p className="line">{t.winLine}</p>
      <Leave>{t.winClose}</Leave>
    </section>
    <section className="gift-body" data-wisp-screen="lose">
      <h2>{t.loseHeading}</h2>
      <p className="line">{t.loseLine}</p>
      <Leave>{t.loseClose}</Leave>
    </section>
  </div>
)
