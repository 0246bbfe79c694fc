import { SubmitButton } from '../kit/buttons'
import type { TemplateProps } from '../kit/library'
import { Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './06-ask-us.css?inline'

export const size = { width: 640, height: 560 }

export const brand = 'bank'
export const uses = ['contact']
export const facts = ['line', 'person', 'role', 'thanksLine']

const en = {
  heading: 'Ask us anything',
  line: 'About a rate, a transfer or a letter from us. A person answers within a day.',
  firstName: 'First name',
  email: 'Email',
  phone: 'Phone (optional)',
  topic: 'What is it about?',
  topicChoose: 'Choose a topic',
  topicOrder: 'A transfer',
  topicCare: 'A savings account',
  topicCeramics: 'A loan or a mortgage',
  topicOther: 'Something else',
  reply: 'How shall we answer?',
  replyEmail: 'By email',
  replyPhone: 'By phone',
  message: 'Your question',
  consent: 'You may use these details to answer me.',
  person: 'Ruth Amsel',
  role: 'reads every question herself',
  button: 'Send the question',
  decline: 'Not now',
  thanksHeading: 'It is with us',
  thanksLine: 'Thank you. We read every question ourselves and will be back to you within a day.',
  thanksClose: 'Close',
}

export const texts = {
  en,
  he: {
    heading: 'שאלו אותנו',
    line: 'על ריבית, על העברה או על מכתב שקיבלתם מאיתנו. אדם יענה לכם תוך יום.',
    firstName: 'שם פרטי',
    email: 'אימייל',
    phone: 'טלפון (לא חובה)',
    topic: 'במה מדובר?',
    topicChoose: 'בחרו נושא',
    topicOrder: 'העברה',
    topicCare: 'חיסכון',
    topicCeramics: 'הלוואה או משכנתה',
    topicOther: 'משהו אחר',
    reply: 'איך לענות לכם?',
    replyEmail: 'באימייל',
    replyPhone: 'בטלפון',
    message: 'השאלה שלכם',
    consent: 'מותר להשתמש בפרטים האלה כדי לענות לי.',
    person: 'רות אמסל',
    role: 'קוראת כל שאלה בעצמה',
    button: 'לשליחת השאלה',
    decline: 'לא עכשיו',
    thanksHeading: 'השאלה אצלנו',
    thanksLine: 'תודה. אנחנו קוראים כל שאלה בעצמנו ונחזור אליכם תוך יום.',
    thanksClose: 'סגירה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

type Text = keyof typeof en
const TOPICS: [value: string, text: Text][] = [
  ['transfer', 'topicOrder'],
  ['savings', 'topicCare'],
  ['loan', 'topicCeramics'],
  ['other', 'topicOther'],
]
const REPLIES: [value: string, text: Text][] = [
  ['email', 'replyEmail'],
  ['phone', 'replyPhone'],
]

const Fields = ({ t }: { t: Record<Text, string> }) => (
  <>
    <div className="ask-cell">
      <label className="label" htmlFor="ask-name">
        {t.firstName}
      </label>
      <input id="ask-name" className="input" name="firstName" required data-wisp-field="firstName" />
    </div>
    <div className="ask-cell">
      <label className="label" htmlFor="ask-phone">
        {t.phone}
      </label>
      <input
        id="ask-phone"
        className="input"
        type="tel"
        name="phone"
        dir="ltr"
        pattern="[\d+\(\) \-]{7,20}"
        data-wisp-field="phone"
      />
    </div>
    <div className="ask-mail">
      <label className="label" htmlFor="ask-email">
        {t.email}
      </label>
      <input id="ask-email" className="input" type="email" name="email" dir="ltr" required data-wisp-field="email" />
    </div>
    <div className="ask-mail">
      <label className="label" htmlFor="ask-topic">
        {t.topic}
      </label>
      <select id="ask-topic" className="input" name="topic" required data-wisp-field="topic">
        <option value="">{t.topicChoose}</option>
        {TOPICS.map(([value, text]) => (
          <option key={value} value={value}>
            {t[text]}
          </option>
        ))}
      </select>
    </div>
    <fieldset data-wisp-field="reply">
      <legend className="label">{t.reply}</legend>
      {REPLIES.map(([value, text]) => (
        <label key={value} className="ask-choice">
          <input type="radio" name="reply" value={value} required />
          {t[text]}
        </label>
      ))}
    </fieldset>
    <div className="ask-wide">
      <label className="label" htmlFor="ask-message">
        {t.message}
      </label>
      <textarea id="ask-message" className="input" name="message" rows={2} required data-wisp-field="message" />
    </div>
    <label className="ask-consent" data-wisp-field="consent">
      <input type="checkbox" name="consent" required />
      <span>{t.consent}</span>
    </label>
    <input type="hidden" name="source" value="ask-us" data-wisp-field="source" />
  </>
)

/** Who answers. */
const Head = () => (
  <svg className="ask-head" viewBox="0 0 72 72" aria-hidden="true">
    <path fill="color-mix(in srgb, var(--second) 34%, #fff)" d="M0 0h72v72H0Z" />
    <path fill="#3f2f28" d="M17 38c-3-18 7-29 20-29s22 11 19 29c-1 7 1 12 3 16H14c2-4 4-9 3-16Z" />
    <path fill="var(--area)" d="M4 76c0-16 12-20 25-23h16c13 3 23 8 23 23Z" />
    <path fill="#fff" d="m28 52 8.5 10L45 52l4 4-8 12h-9l-8-12Z" />
    <path fill="#c58d6c" d="M30 42h13v11l-6.5 7L30 53Z" />
    <path fill="#dea885" d="M24 29c0-9 6-14 12.5-14S49 20 49 29c0 12-6 20-12.5 20S24 41 24 29Z" />
    <path fill="#3f2f28" d="M22 33c-1-13 6-20 15-20 8 0 14 6 14 18-7-1-11-4-14-9-3 6-8 9-15 11Z" />
    <g fill="none" stroke="#3f2f28" strokeWidth="1.5" strokeLinecap="round">
      <path d="M26 32a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0Zm12 0a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0Zm-3-.5h3" />
      <path stroke="#9a5640" d="M32 41c3 2.5 6.5 2.5 9.5 0" />
    </g>
  </svg>
)

export const Template = ({ t }: TemplateProps<Text>) => (
  <div className="design ask">
    <Style css={css} />
    <section data-wisp-screen="main">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <form data-wisp-form="">
        <Fields t={t} />
        <div className="ask-foot">
          <Head />
          <p className="ask-who">
            {t.person}
            <span>{t.role}</span>
          </p>
          <SubmitButton>{t.button}</SubmitButton>
          <Leave>{t.decline}</Leave>
        </div>
      </form>
    </section>
    <section className="ask-thanks" data-wisp-screen="thanks">
      <Head />
      <h2>{t.thanksHeading}</h2>
      <p className="line">{t.thanksLine}</p>
      <button type="button" className="button" data-wisp-action="close">
        {t.thanksClose}
      </button>
    </section>
  </div>
)
