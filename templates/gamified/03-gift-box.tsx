import { Scene } from '../art/chests'
import { EmailForm } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo } from '../kit/pieces'
import { Won } from '../kit/prize'
import { Style } from '../kit/theme'
import css from './03-gift-box.css?inline'

export const size = { width: 620, height: 520 }

export const brand = 'ember'
export const uses = ['game', 'gift']
export const facts = ['line', 'winLine']

const en = {
  heading: 'Three chests. One turn.',
  line: 'Behind the lids: a crystal skin, a second map, or dust and light. Leave your address and open\u00a0one.',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Let me choose',
  decline: 'Not now',
  consent: 'Word of each new chapter comes with it. You can leave at any time.',
  playHeading: 'Which one shall it be?',
  playLine: 'Press a chest. The other two seal themselves.',
  winHeading: 'Yours from the podium',
  winLine: 'Use it at checkout within thirty days.',
  couponHint: 'Press to copy',
  winClose: 'To the shop',
  loseHeading: 'Only dust and light',
  loseLine: 'Somebody was here before you. The next chapter brings another podium.',
  loseClose: 'Look around',
}

export const texts = {
  en,
  he: {
    heading: 'שלוש תיבות. בחירה אחת.',
    line: 'מתחת למכסים: עור בדולח, מפה שנייה או אבק ואור. השאירו כתובת ופתחו\u00a0אחת.',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'תנו לי לבחור',
    decline: 'לא עכשיו',
    consent: 'מצטרפת אליה הודעה על כל פרק חדש. אפשר להפסיק בכל עת.',
    playHeading: 'איזו מהן תפתחו?',
    playLine: 'לחצו על תיבה. שתי האחרות יינעלו.',
    winHeading: 'שלכם, היישר מהבמה',
    winLine: 'אפשר להשתמש בו בקופה במשך שלושים יום.',
    couponHint: 'לחצו להעתקה',
    winClose: 'אל החנות',
    loseHeading: 'רק אבק ואור',
    loseLine: 'מישהו היה כאן לפניכם. בפרק הבא מחכה במה נוספת.',
    loseClose: 'להמשיך להסתובב',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design gift">
    <Style css={css} />
    <div className="gift-stage">
      <div className="gift-scene" data-wisp-gift="">
        <Scene />
      </div>
    </div>
    <section className="gift-body" data-wisp-screen="main">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} row />
      <Leave>{t.decline}</Leave>
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
