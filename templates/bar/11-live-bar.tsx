import type { TemplateProps, Theme } from '../kit/library'
import { Go, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './11-live-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const uses = ['event']
export const facts = ['hour', 'day', 'text']
export const unstated = {
  en: { text: 'We are going live' },
  he: { text: 'עולים לשידור חי' },
}
export const brand = 'plain'
export const theme: Partial<Theme> = { second: '#ff5a52' }

const head = { wide: { width: 60, height: 72 }, small: { width: 48, height: 52 } }
export const pictures = { one: head, two: head, three: head, four: head }

const en = {
  hour: '18:00',
  day: 'live on Thu 5 March',
  text: 'Four of us, one deploy, no\u00a0cuts.',
  button: 'Save a seat',
  link: '#live',
}

export const texts = {
  en,
  he: {
    hour: '18:00',
    day: 'בשידור חי, חמישי 5.3',
    text: 'ארבעה מפתחים, פריסה אחת, בלי\u00a0חיתוכים.',
    button: 'לשמור מקום',
    link: '#live',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Skin, hair, ground (as a share of the accent), hair in front of and behind the face. */
const HEADS = {
  one: ['#8d5a3c', '#1b1412', 82, 'M18 31C15 14 21 8 31 8s16 6 13 23c-1-8-4-12-13-12s-12 4-13 12Z', ''],
  two: [
    '#f0c7a6',
    '#7a3f1d',
    34,
    'M18 31c0-16 5-21 14-21s13 7 13 21c-9-1-14-4-16-9-2 5-6 8-11 9Z',
    'M15 58V28c0-25 33-25 33 0v30Z',
  ],
  three: [
    '#e2ab7c',
    '#c9ccd2',
    62,
    'M19 27c1-13 23-13 24 0-3-4-5-6-8-6h-8c-3 0-5 2-8 6Z',
    'M18 34c0 18 5 23 13 23s13-5 13-23l-3 5H21Z',
  ],
  four: [
    '#5f3a26',
    '#2b1b3d',
    46,
    'M17 30c-6-6-3-14 3-15 2-8 20-8 22 0 6 1 9 9 3 15-2-7-6-10-14-10s-12 3-14 10Z',
    'M31 2a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z',
  ],
} as const

const Head = ({ of }: { of: keyof typeof HEADS }) => {
  const [skin, hair, tone, front, behind] = HEADS[of]
  const isBeard = of === 'three'
  return (
    <svg viewBox="0 0 62 72" aria-hidden="true">
      <path fill={`color-mix(in srgb, var(--fill) ${tone}%, #fff)`} d="M-10-40h90v130h-90Z" />
      {!isBeard && <path fill={hair} d={behind} />}
      <path fill="#191e26" d="M2 82c0-21 10-28 22-30h14c12 2 22 9 22 30Z" />
      <path fill={skin} d="M25 40h12v12q-6 7-12 0Z" />
      <path fill={skin} d="M19 29c0-11 4-15 12-15s12 4 12 15-5 19-12 19-12-8-12-19Z" />
      {isBeard && <path fill={hair} d={behind} />}
      <path fill={hair} d={front} />
      <path fill="#14100e" d="M25 30.500a1.700 1.700 0 1 0 .1 0ZM37 30.500a1.700 1.700 0 1 0 .1 0Z" />
      <path fill="none" stroke="#14100e" strokeWidth="1.600" strokeLinecap="round" d="M27 40q4 3.500 8 0" />
    </svg>
  )
}

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
      {(['one', 'two', 'three', 'four'] as const).map((name) => (
        <div key={name} className="art live-head">
          <Picture name={name}>
            <Head of={name} />
          </Picture>
        </div>
      ))}
    </div>
  </div>
)
