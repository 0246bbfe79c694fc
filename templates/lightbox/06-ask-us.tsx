import type { TemplateProps, Theme } from '../kit/library'
import { Style } from '../kit/theme'
import css from './06-ask-us.css?inline'

export const size = { width: 640, height: 560 }

export const brand = 'clay'
export const theme: Theme = { accent: '#9a4a2c', paper: '#ffffff', ink: '#26211d' }

const en = {
  heading: 'Ask us anything',
  line: 'About a glaze, a plant that sulks, or an order. A person from the studio answers within a day.',
  firstName: 'First name',
  email: 'Email',
  phone: 'Phone (optional)',
  topic: 'What is it about?',
  topicChoose: 'Choose a topic',
  topicOrder: 'An order',
  topicCare: 'Plant care',
  topicCeramics: 'Ceramics and glazes',
  topicOther: 'Something else',
  reply: 'How shall we answer?',
  replyEmail: 'By email',
  replyPhone: 'By phone',
  message: 'Your question',
  consent: 'You may use these details to answer me.',
  button: 'Send the question',
  thanksHeading: 'It is with us',
  thanksLine: 'Thank you. We read every question ourselves and will be back to you within a day.',
  thanksClose: 'Close',
}

export const texts = {
  en,
  he: {
    heading: 'שאלו אותנו',
    line: 'על גלזורה, על צמח שמסרב לגדול או על הזמנה. מישהו מהסטודיו יענה תוך יום.',
    firstName: 'שם פרטי',
    email: 'אימייל',
    phone: 'טלפון (לא חובה)',
    topic: 'במה מדובר?',
    topicChoose: 'בחרו נושא',
    topicOrder: 'הזמנה',
    topicCare: 'טיפול בצמחים',
    topicCeramics: 'קרמיקה וגלזורות',
    topicOther: 'משהו אחר',
    reply: 'איך לענות לכם?',
    replyEmail: 'באימייל',
    replyPhone: 'בטלפון',
    message: 'השאלה שלכם',
    consent: 'מותר להשתמש בפרטים האלה כדי לענות לי.',
    button: 'לשליחת השאלה',
    thanksHeading: 'השאלה אצלנו',
    thanksLine: 'תודה. אנחנו קוראים כל שאלה בעצמנו ונחזור אליכם תוך יום.',
    thanksClose: 'סגירה',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

type Text = keyof typeof en
const TOPICS: [value: string, text: Text][] = [
  ['order', 'topicOrder'],
  ['care', 'topicCare'],
  ['ceramics', 'topicCeramics'],
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
      <label className="label" htmlFor="ask-email">
        {t.email}
      </label>
      <input id="ask-email" className="input" type="email" name="email" dir="ltr" required data-wisp-field="email" />
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
    <div className="ask-cell">
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
      <textarea id="ask-message" className="input" name="message" rows={3} required data-wisp-field="message" />
    </div>
    <label className="ask-consent" data-wisp-field="consent">
      <input type="checkbox" name="consent" required />
      <span>{t.consent}</span>
    </label>
    <input type="hidden" name="source" value="ask-us" data-wisp-field="source" />
  </>
)

export const Template = ({ t }: TemplateProps<Text>) => (
  <div className="design ask">
    <Style css={css} />
    <section data-wisp-screen="main">
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <form data-wisp-form="">
        <Fields t={t} />
        <button type="submit" className="button" part="button">
          {t.button}
        </button>
      </form>
    </section>
    <section className="ask-thanks" data-wisp-screen="thanks">
      <svg viewBox="0 0 64 64" width="64" height="64" aria-hidden="true">
        <circle cx="32" cy="32" r="31" fill="none" stroke="currentColor" strokeWidth="1.5" />
        <path
          d="M20 33l8.5 8.5L45 24"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <h2>{t.thanksHeading}</h2>
      <p className="line">{t.thanksLine}</p>
      <button type="button" className="button" data-wisp-action="close">
        {t.thanksClose}
      </button>
    </section>
  </div>
)
