import type { TemplateProps, Theme } from '../kit/library'
import { Go, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './11-live-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const uses = ['event']
export const brand = 'plain'
export const theme: Partial<Theme> = { second: '#ff5a52' }

const head = { wide: { width: 60, height: 72 }, small: { width: 48, height: 52 } }
export const pictures = { one: head, two: head, three: head, four: head }

const en = {
  hour: '18:00',
  day: 'live on Thu 5 March',
  text: 'Four of us, one deploy, no cuts.',
  button: 'Save a seat',
  link: '#live',
}

export const texts = {
  en,
  he: {
    hour: '18:00',
    day: 'בשידור חי, חמישי 5.3',
    text: 'ארבעה מפתחים, פריסה אחת, בלי חיתוכים.',
    button: 'לשמור מקום',
    link: '#live',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Hair in front of and behind the face. */
const HAIR = {
  one: ['M19 31c-2-17 5-22 12-22s14 5 11 22c-1-7-4-10-11-10s-10 3-12 10Z', ''],
  two: ['M18 30c1-14 5-20 13-20s12 6 13 20c-8-1-13-4-15-9-2 4-6 8-11 9Z', 'M16 56V28c0-24 30-24 30 0v28Z'],
  three: ['M20 25c2-9 20-9 22 0-7-3-15-3-22 0Z', ''],
  four: ['M18 29c-3-6 0-13 6-15 3-6 13-5 15 0 6 2 8 10 5 15-3-6-7-9-13-9s-10 3-13 9Z', ''],
} as const

const Head = ({ of, tone }: { of: keyof typeof HAIR; tone: number }) => (
  <svg viewBox="0 0 62 72" aria-hidden="true">
    <path fill={`color-mix(in srgb, var(--fill) ${tone}%, var(--paper))`} d="M-10-40h90v130h-90Z" />
    <path fill="color-mix(in srgb, var(--ink) 24%, var(--paper))" d={HAIR[of][1]} />
    <path fill="color-mix(in srgb, var(--ink) 62%, var(--paper))" d="M25 40h12v14H25Z" />
    <path fill="var(--ink)" d="M20 28c0-9 4-14 11-14s11 5 11 14-5 18-11 18-11-9-11-18Z" />
    <path fill="color-mix(in srgb, var(--ink) 24%, var(--paper))" d={HAIR[of][0]} />
    <path fill="color-mix(in srgb, var(--paper) 70%, #000)" d="M4 80c0-20 9-27 21-29 3 4 9 4 12 0 12 2 21 9 21 29Z" />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design live">
    <Style css={css} />
    <p className="live-when">
      <b>{t.hour}</b>
      <span>{t.day}</span>
    </p>
    <p className="live-text">{t.text}</p>
    <Go t={t} />
    <div className="live-heads">
      {(['one', 'two', 'three', 'four'] as const).map((name, place) => (
        <div key={name} className="art live-head">
          <Picture name={name}>
            <Head of={name} tone={[78, 30, 52, 18][place] ?? 30} />
          </Picture>
        </div>
      ))}
    </div>
  </div>
)
