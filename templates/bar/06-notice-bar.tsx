import type { TemplateProps, Theme } from '../kit/library'
import { Style } from '../kit/theme'
import css from './06-notice-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const uses = ['announcement']
export const facts = ['text']
export const unstated = {
  en: { text: 'Something to look at' },
  he: { text: 'יש מה לראות' },
}
export const brand = 'veyra'
export const theme: Partial<Theme> = { accent: '#c1121f' }

const en = {
  text: 'The long coat is back, in\u00a0bone.',
  button: 'See it worn',
  link: '/',
}

export const texts = {
  en,
  he: {
    text: 'המעיל הארוך חזר, בגוון\u00a0עצם.',
    button: 'לראות אותו לבוש',
    link: '/',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** A thread goes in with its needle at the start and leaves in a loop at the end. */
const Needle = () => (
  <svg className="thread-needle" viewBox="0 0 72 20" aria-hidden="true">
    <path fill="none" stroke="var(--accent)" d="M0 10h9c4 0 5 1.5 7 0" />
    <path
      fill="var(--ink)"
      fillRule="evenodd"
      d="M10 10c5-2.600 12-2.600 20-1.800L72 10l-42 1.800C22 12.600 15 12.600 10 10Zm4 .2c4 .9 8 .8 12 .3-4-1.2-8-1.4-12-.3Z"
    />
  </svg>
)

const Loop = () => (
  <svg className="thread-loop" viewBox="0 0 84 40" aria-hidden="true">
    <path fill="none" stroke="var(--accent)" d="M0 20c22 0 40 3 47-6 5-7-3-13-8-8-8 8 8 14 22 14h23" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design thread">
    <Style css={css} />
    <Needle />
    <p className="thread-text">{t.text}</p>
    <a className="plain" part="button" href={t.link} data-wisp-action="link">
      {t.button}
    </a>
    <Loop />
  </div>
)
