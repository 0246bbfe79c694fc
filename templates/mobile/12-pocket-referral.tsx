import type { TemplateProps } from '../kit/library'
import { Go, Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './12-pocket-referral.css?inline'

export const size = { width: 390, height: 0 }
export const uses = ['referral']
export const facts = ['heading', 'line', 'yours', 'theirs']
export const unstated = {
  en: { heading: 'Bring someone along' },
  he: { heading: 'הביאו מישהו איתכם' },
}
export const brand = 'plain'

const en = {
  heading: 'One link, two credits',
  line: 'Send it to someone who still works in spreadsheets. Both of you get a month’s credit once they start.',
  yours: '$15',
  yoursFor: 'for you',
  theirs: '$15',
  theirsFor: 'for them',
  button: 'Get my link',
  link: '#invite',
  decline: 'No, thanks',
}

export const texts = {
  en,
  he: {
    heading: 'קישור אחד, שני זיכויים',
    line: 'שלחו אותו למישהו שעדיין עובד בגיליונות. כשיתחיל, שניכם מקבלים זיכוי לחודש.',
    yours: '₪50',
    yoursFor: 'לכם',
    theirs: '₪50',
    theirsFor: 'לחברים',
    button: 'לקבלת הקישור',
    link: '#invite',
    decline: 'לא, תודה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design venn">
    <Style css={css} />
    <div className="venn-two">
      <p className="venn-you">
        <strong dir="ltr">{t.yours}</strong>
        <span>{t.yoursFor}</span>
      </p>
      <p className="venn-them">
        <strong dir="ltr">{t.theirs}</strong>
        <span>{t.theirsFor}</span>
      </p>
    </div>
    <div className="venn-body">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <Go t={t} />
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
