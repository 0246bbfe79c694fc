import { SubmitButton } from '../kit/buttons'
import { EmailField } from '../kit/fields'
import { SmallPrint } from '../kit/forms'
import type { TemplateProps } from '../kit/library'
import { Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './06-boarding-pass.css?inline'

export const size = { width: 960, height: 0 }
export const uses = ['contact']
export const facts = ['heading', 'line', 'when1', 'when2', 'consent', 'thanksLine']
export const unstated = {
  en: { heading: 'Anywhere' },
  he: { heading: 'לאן שרוצים' },
}
export const brand = 'salt'

const en = {
  fromLabel: 'From',
  from: '[[city|Home]]',
  toLabel: 'To',
  heading: 'Salt Coast',
  line: 'Two of us walk it every May. Tell us when you can get away, and we draw you a week.',
  when: 'When',
  when1: 'May or June',
  when2: 'September',
  when3: 'Not sure yet',
  emailLabel: 'Email address',
  emailPlaceholder: 'you@example.com',
  button: 'Draw my week',
  consent: 'One reply from a person, within two days.',
  thanksHeading: 'We have your dates',
  thanksLine: 'A map with seven days on it comes by email. Nothing is booked until you say so.',
}

export const texts = {
  en,
  he: {
    fromLabel: 'מוצא',
    from: '[[city|הבית]]',
    toLabel: 'יעד',
    heading: 'חוף המלח',
    line: 'שניים מאיתנו הולכים שם בכל מאי. ספרו לנו מתי אפשר לצאת, ונשרטט לכם שבוע.',
    when: 'מתי',
    when1: 'מאי או יוני',
    when2: 'ספטמבר',
    when3: 'עוד לא בטוח',
    emailLabel: 'כתובת אימייל',
    emailPlaceholder: 'you@example.com',
    button: 'שרטטו לי שבוע',
    consent: 'תשובה אחת מאדם, בתוך יומיים.',
    thanksHeading: 'התאריכים אצלנו',
    thanksLine: 'מפה עם שבעה ימים תגיע באימייל. שום דבר לא מוזמן עד שתאשרו.',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

type Words = { t: Record<keyof typeof en, string> }

const Route = ({ t }: Words) => (
  <div className="pass-route">
    <p>
      <span className="small">{t.fromLabel}</span>
      <b>{t.from}</b>
    </p>
    <svg viewBox="0 0 200 60" aria-hidden="true">
      <path
        d="M6 46C50 4 150 4 194 46"
        fill="none"
        stroke="var(--fill)"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0 10"
      />
      <path d="M78 4h44l-12 15H90ZM100-18l16 20H84Z" fill="var(--second)" transform="translate(0 18)" />
      <circle cx="6" cy="46" r="6" fill="var(--fill)" />
      <circle cx="194" cy="46" r="6" fill="var(--paper)" stroke="var(--fill)" strokeWidth="4" />
    </svg>
    <div>
      <span className="small">{t.toLabel}</span>
      <Logo />
      <h2>{t.heading}</h2>
    </div>
  </div>
)

const Fields = ({ t }: Words) => (
  <div className="pass-fields">
    <div>
      <label className="label" htmlFor="pass-when">
        {t.when}
      </label>
      <select id="pass-when" className="input" name="when" data-wisp-field="when">
        <option>{t.when1}</option>
        <option>{t.when2}</option>
        <option>{t.when3}</option>
      </select>
    </div>
    <div>
      <EmailField t={t} />
    </div>
  </div>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design pass">
    <Style css={css} />
    <form className="pass-form" data-wisp-screen="main" data-wisp-form="">
      <div className="pass-body">
        <Route t={t} />
        <p className="line">{t.line}</p>
        <Fields t={t} />
      </div>
      <div className="pass-stub field">
        <SmallPrint>{t.consent}</SmallPrint>
        <SubmitButton>{t.button}</SubmitButton>
      </div>
    </form>
    <section className="pass-form" data-wisp-screen="thanks">
      <div className="pass-body">
        <h2>{t.thanksHeading}</h2>
        <p className="line">{t.thanksLine}</p>
      </div>
      <div className="pass-stub field" />
    </section>
  </div>
)
