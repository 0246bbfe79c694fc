import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Leave, Logo, Message, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './08-rack-reminder.css?inline'

export const uses = ['event', 'appointment']
export const facts = ['clock', 'from', 'message', 'line', 'page']
export const size = { width: 360, height: 0 }
export const brand = 'grit'
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 216, height: 300 },
    small: { width: 216, height: 300 },
    photo: 'grit-kettlebell',
    focus: { x: 100, y: 50 },
  },
}

const en = {
  decline: LEAVE.en.decline,
  clock: '05:00',
  from: 'Gritmoor',
  message: 'Rack 4 is yours at six. Get up.',
  heading: 'Booked is not lifted',
  line: 'One message, one hour before you train. No second one.',
  button: 'Remind me',
  consent: 'In Messenger. You confirm it there.',
  page: 'gritmoor',
  app: '',
}

export const texts = {
  en,
  he: {
    decline: LEAVE.he.decline,
    clock: '05:00',
    from: 'גריטמור',
    message: 'מתקן 4 שלכם בשש. קומו.',
    heading: 'נרשמתם. עוד לא הרמתם.',
    line: 'הודעה אחת, שעה לפני האימון. אין שנייה.',
    button: 'תזכירו לי',
    consent: 'במסנג׳ר. שם גם מאשרים.',
    page: 'gritmoor',
    app: '',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const Bell = () => (
  <svg viewBox="0 0 48 48" aria-hidden="true">
    <path
      fill="currentColor"
      d="M21 7a3 3 0 0 1 6 0c7 2 11 7 11 15v8l5 6v2H5v-2l5-6v-8c0-8 4-13 11-15ZM18 41h12a6 6 0 0 1-12 0Z"
    />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design rack">
    <Style css={css} />
    <div className="rack-stage">
      <div className="rack-phone">
        <div className="art">
          <Picture />
        </div>
        <p className="rack-clock" dir="ltr">
          {t.clock}
        </p>
      </div>
      <div className="rack-note">
        <span className="rack-bell">
          <Bell />
        </span>
        <p>
          <b>{t.from}</b>
          {t.message}
        </p>
      </div>
    </div>
    <div className="rack-words">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <Message t={t} app={t.app} />
      <p className="small">{t.consent}</p>
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
