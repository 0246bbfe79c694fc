import type { DrawnDesign, TemplateProps } from '../kit/library'
import { asLine, Leave, Logo, Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './01-follow-the-oven.css?inline'

export const uses = ['social']
export const facts = ['handle', 'heading', 'line']
export const unstated = {
  en: { heading: 'Pictures, still warm' },
  he: { heading: 'תמונות, עוד חמות' },
}
export const size = { width: 360, height: 0 }
export const brand = 'rye'
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 360, height: 360 },
    small: { width: 360, height: 360 },
    photo: 'rye-loaves',
    focus: { x: 50, y: 34 },
  },
}

const en = {
  decline: LEAVE.en.decline,
  handle: '@ryeandbell',
  heading: 'What came out at six',
  line: 'One picture each morning, before the queue.',
  button: 'Follow',
  link: '#follow',
}

export const texts = {
  en,
  he: {
    decline: LEAVE.he.decline,
    handle: '@ryeandbell',
    heading: 'מה יצא היום בשש',
    line: 'תמונה אחת בכל בוקר, לפני התור.',
    button: 'לעקוב',
    link: '#follow',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

/** Four of the nine: what the oven and the shop are known by. */
const Tiles = () => (
  <svg className="feed-tiles" viewBox="0 0 360 360" aria-hidden="true">
    <path fill="#f6c145" d="M120 0h120v120H120Z" />
    <path fill="#a1103a" d="M0 120h120v120H0Z" />
    <path fill="#fff6e3" d="M240 120h120v120H240Z" />
    <path fill="#7a3f16" d="M240 0h120v120H240Z" />
    <g stroke="#3a1d0e" strokeWidth="4" strokeLinejoin="round" strokeLinecap="round">
      <path
        fill="#c9762b"
        d="M134 74c2-34 26-50 46-50s44 16 46 50c1 10-9 12-14 5-7-11-18-18-32-18s-25 7-32 18c-5 7-15 5-14-5Z"
      />
      <path fill="none" d="m152 40 10 26m18-42v36m28-20-10 26" />
    </g>
    <g fill="none" stroke="#f6c145" strokeWidth="6" strokeLinecap="round">
      <path d="M34 224C40 190 60 160 92 140" />
      <path
        d="M44 192c-12-4-18-14-16-26 12 4 18 14 16 26Zm14-20c-10-8-12-18-6-30 10 7 12 18 6 30Zm-4 24c12 4 22 0 30-9-12-6-23-3-30 9Zm16-20c12 3 22-1 29-11-12-4-22-1-29 11Z"
        fill="#f6c145"
        strokeWidth="2"
      />
    </g>
    <path
      stroke="#a1103a"
      strokeOpacity=".42"
      strokeWidth="15"
      d="M240 135h120M240 165h120M240 195h120M240 225h120M255 120v120M285 120v120M315 120v120M345 120v120"
    />
    <g stroke="#3a1d0e" strokeWidth="4" strokeLinejoin="round">
      <path fill="#fff" d="M272 158h50v30c0 18-10 26-25 26s-25-8-25-26Z" />
      <path fill="none" d="M322 164c22-2 22 26-2 26" />
      <path fill="#3a1d0e" d="M272 158h50v6h-50Z" />
    </g>
    <g fill="none" stroke="#f6c145" strokeLinecap="round" strokeLinejoin="round" transform="translate(110 -238)">
      <path
        strokeWidth="14"
        d="M164 338c24-6 42-28 34-42-6-12-22-8-24 4-2-12-18-16-24-4-8 14 14 36 44 42"
        transform="translate(4 -4)"
      />
      <path stroke="#fff6e3" strokeWidth="3" d="m150 298 .1.1m14-12 .1.1m32 2 .1.1m-2 20 .1.1m-44 8 .1.1" />
    </g>
    <path fill="none" stroke="var(--paper)" strokeWidth="6" d="M120 0v360M240 0v360M0 120h360M0 240h360" />
  </svg>
)

/** Scalloped like a paper doily: the button, in the middle of the nine. */
const DOILY =
  'M75 9A16 16 0 0 1 104 16A16 16 0 0 1 127 34A16 16 0 0 1 139 60A16 16 0 0 1 139 90A16 16 0 0 1 127 116A16 16 0 0 1 104 134A16 16 0 0 1 75 141A16 16 0 0 1 46 134A16 16 0 0 1 23 116A16 16 0 0 1 11 90A16 16 0 0 1 11 60A16 16 0 0 1 23 34A16 16 0 0 1 46 16A16 16 0 0 1 75 9Z'

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design feed">
    <Style css={css} />
    <div className="feed-nine">
      <div className="art">
        <Picture />
      </div>
      <Tiles />
      <a className="feed-follow" part="button" href={t.link} data-wisp-action="link" style={asLine(t.button)}>
        <svg viewBox="-8 -8 166 166" aria-hidden="true">
          <path d={DOILY} />
        </svg>
        <span>{t.button}</span>
      </a>
    </div>
    <div className="feed-words">
      <p className="feed-handle" dir="ltr">
        {t.handle}
      </p>
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <Leave>{t.decline}</Leave>
    </div>
  </div>
)
