import type { TemplateProps } from '../kit/library'
import { Go, Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './08-flash-clock.css?inline'

export const size = { width: 1920, height: 1080 }
export const uses = ['sale']
export const facts = ['heading', 'line', 'button']
export const unstated = {
  en: { heading: 'It starts when you do', button: 'Have a look' },
  he: { heading: 'זה מתחיל כשאתם מתחילים', button: 'לראות' },
}
export const brand = 'grit'

const en = {
  heading: '30% off the year pass',
  line: 'Every rack, every class, every day. The price goes back up when the clock says zero.',
  button: 'Take 30% off',
  link: '#year-pass',
  decline: 'No, thanks',
}

export const texts = {
  en,
  he: {
    heading: '30% הנחה על המנוי השנתי',
    line: 'כל המתקנים, כל השיעורים, כל יום. כשהשעון מגיע לאפס, המחיר חוזר.',
    button: 'קחו 30% הנחה',
    link: '#year-pass',
    decline: 'לא, תודה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design flash">
    <Style css={css} />
    <div className="flash-head">
      <Logo />
      <h2>{t.heading}</h2>
    </div>
    <div className="flash-band">
      <div className="flash-clock" data-wisp-countdown="" />
    </div>
    <div className="flash-foot">
      <p className="line">{t.line}</p>
      <div className="flash-act">
        <Go t={t} />
        <Leave>{t.decline}</Leave>
      </div>
    </div>
  </div>
)
