import type { TemplateProps } from '../kit/library'
import { Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './05-share-the-chest.css?inline'

export const uses = ['social', 'gift']
export const facts = ['heading', 'line', 'message', 'link']
export const unstated = {
  en: { heading: 'Pass it on', message: 'Have a look at this' },
  he: { heading: 'להעביר הלאה', message: 'כדאי להציץ' },
}
export const size = { width: 360, height: 0 }
export const brand = 'ember'

const en = {
  decline: LEAVE.en.decline,
  heading: 'Two keys, one chest',
  line: 'Send the link. When a friend clears the first cave, it opens for you both.',
  text: 'Text',
  mail: 'Mail',
  copy: 'Copy link',
  chat: 'Chat',
  post: 'Post',
  message: 'Come down the first cave. The chest opens for both of us.',
  link: 'https://emberfold.example/chest',
  chatLink: '#chat',
  postLink: '#post',
}

export const texts = {
  en,
  he: {
    decline: LEAVE.he.decline,
    heading: 'שני מפתחות, תיבה אחת',
    line: 'שלחו את הקישור. כשחברים יעברו את המערה הראשונה, התיבה תיפתח לכולכם.',
    text: 'הודעה',
    mail: 'אימייל',
    copy: 'העתקה',
    chat: 'צ׳אט',
    post: 'פוסט',
    message: 'בואו למערה הראשונה. התיבה תיפתח לכולנו.',
    link: 'https://emberfold.example/chest',
    chatLink: '#chat',
    postLink: '#post',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Signs of our own. */
const SIGNS = {
  text: 'M6 7h20v14H15l-6 5v-5H6ZM11 14h.1M16 14h.1M21 14h.1',
  mail: 'M5 8h22v16H5Zm0 1 11 9 11-9',
  copy: 'm13 19 6-6m-4-3 3-3a5 5 0 0 1 7 7l-3 3m-5 5-3 3a5 5 0 0 1-7-7l3-3',
  chat: 'M4 6h15v11h-7l-4 4v-4H4Zm19 5h5v11h-3v4l-4-4h-8v-2',
  post: 'M6 19v-6l15-7v20L6 19Zm3 0 2 7h4l-2-5M25 12q3 4 0 8',
}

const Sign = ({ of }: { of: keyof typeof SIGNS }) => (
  <svg viewBox="0 0 32 32" aria-hidden="true">
    <path d={SIGNS[of]} />
  </svg>
)

/** A chest, a hand's width open. */
const Chest = () => (
  <svg className="share-chest" viewBox="0 0 240 190" aria-hidden="true">
    <linearGradient id="beam" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1="90" y2="-70">
      <stop stopColor="var(--second)" stopOpacity=".7" />
      <stop offset="1" stopColor="var(--second)" stopOpacity="0" />
    </linearGradient>
    <path fill="url(#beam)" d="M62 92-30-70h300l-92 162Z" />
    <path fill="var(--ink)" opacity=".1" d="M16 166h208l-26 22H42Z" />
    <path fill="var(--second)" d="m44 84 152 0-10 22H54Z" />
    <g stroke="var(--paper)" strokeWidth="3" strokeLinejoin="round">
      <path fill="#6d45c9" d="M34 72 52 36q6-10 18-10h100q12 0 18 10l18 36-10 12H44Z" />
      <path fill="#5632a8" d="M40 104h160v66H40Z" />
      <path fill="#8a63e6" d="M40 104h160v12H40Z" stroke="none" />
      <path fill="var(--fill)" d="M62 104h18v66H62Zm98 0h18v66h-18ZM60 72l16-46h14L80 72Zm104 0-10-46h14l12 46Z" />
      <path fill="var(--second)" d="m120 96 22 14v26l-22 16-22-16v-26Z" />
      <path fill="#150c33" d="M120 112a8 8 0 0 1 4 15v13h-8v-13a8 8 0 0 1 4-15Z" stroke="none" />
    </g>
    <path
      fill="var(--ink)"
      d="m60 8 3 8 8 3-8 3-3 8-3-8-8-3 8-3Zm122-24 2 6 6 2-6 2-2 6-2-6-6-2 6-2ZM104-6l2 5 5 2-5 2-2 5-2-5-5-2 5-2Z"
    />
  </svg>
)

const Way = ({ of, href, children }: { of: keyof typeof SIGNS; href: string; children: string }) => (
  <a className="share-way" href={href} data-wisp-action="link">
    <Sign of={of} />
    <span>{children}</span>
  </a>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design share">
    <Style css={css} />
    <div className="share-arc">
      <Chest />
      <Way of="text" href={`sms:?&body=${t.message} ${t.link}`}>
        {t.text}
      </Way>
      <Way of="mail" href={`mailto:?subject=${t.heading}&body=${t.message} ${t.link}`}>
        {t.mail}
      </Way>
      <button
        type="button"
        className="share-way share-copy"
        part="button"
        data-wisp-action="copy"
        data-wisp-copy={t.link}
      >
        <Sign of="copy" />
        <span>{t.copy}</span>
      </button>
      <Way of="chat" href={t.chatLink}>
        {t.chat}
      </Way>
      <Way of="post" href={t.postLink}>
        {t.post}
      </Way>
    </div>
    <div className="share-words">
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
