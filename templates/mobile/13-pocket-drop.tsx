import { EmailForm } from '../kit/forms'
import type { DrawnDesign, TemplateProps } from '../kit/library'
import { asWords, Leave, Logo, Picture, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL, LEAVE } from '../kit/words'
import css from './13-pocket-drop.css?inline'

export const size = { width: 390, height: 0 }
export const uses = ['waitlist']
export const facts = ['eyebrow', 'heading', 'line', 'thanksLine', 'consent']
export const unstated = {
  en: { heading: 'The next pressing' },
  he: { heading: 'ההדפסה הבאה' },
}
export const brand = 'tunnel'
export const pictures: DrawnDesign['pictures'] = {
  picture: { wide: { width: 390, height: 694 }, small: { width: 390, height: 720 } },
}

const en = {
  ...EMAIL.en,
  ...LEAVE.en,
  eyebrow: 'Low Tunnel 014, on vinyl',
  heading: 'Last train, side B',
  line: 'Three hundred pressed, none repressed. The list hears a day before the shop.',
  button: 'On the list',
  consent: 'One email before each pressing. You can leave at\u00a0any\u00a0time.',
  thanksHeading: 'You are on it',
  thanksLine: 'One email, a day before. Bring headphones.',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    ...LEAVE.he,
    eyebrow: 'לואו טאנל 014, על ויניל',
    heading: 'רכבת אחרונה, צד ב׳',
    line: 'שלוש מאות עותקים, בלי הדפסה חוזרת. הרשימה שומעת יום לפני החנות.',
    button: 'לרשימה',
    consent: 'אימייל אחד לפני כל הדפסה. אפשר להפסיק בכל עת.',
    thanksHeading: 'אתם ברשימה',
    thanksLine: 'אימייל אחד, יום לפני. תביאו אוזניות.',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const RIBS = [300, 236, 184, 142, 108, 81, 60]

/** A tube with the last train in it, its light first. */
const Tube = () => (
  <svg viewBox="0 0 390 694" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <path fill="var(--paper)" d="M0 0h390v694H0Z" />
    {RIBS.map((radius, index) => (
      <circle
        key={radius}
        cx={195 + index * 4}
        cy={236 - index * 7}
        r={radius}
        fill="var(--fill)"
        fillOpacity={0.05 + index * 0.035}
        stroke="var(--fill)"
        strokeWidth={10 - index}
      />
    ))}
    <g transform="translate(0 -94)">
      <path fill="var(--paper)" d="M150 800 204 300h36l54 394Z" opacity=".55" />
      <path fill="none" stroke="var(--second)" strokeWidth="3" d="M176 800 212 318M270 800 232 318" />
      <circle cx="222" cy="288" r="40" fill="#111014" />
      <path fill="var(--second)" d="M196 276a26 26 0 0 1 52 0v6h-52ZM198 300h14v9h-14Zm34 0h14v9h-14Z" />
      <path fill="var(--second)" opacity=".16" d="M198 304-60 800h300l2-385ZM232 304l-40 390h260L246 304Z" />
    </g>
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design drop">
    <Style css={css} />
    <div className="art">
      <Picture>
        <Tube />
      </Picture>
    </div>
    <div className="drop-time" aria-hidden="true">
      <i />
      <i />
      <i />
    </div>
    <p className="drop-mark">{t.eyebrow}</p>
    <section data-wisp-screen="main">
      <Logo />
      <h2 style={asWords(t.heading)}>{t.heading}</h2>
      <p className="line">{t.line}</p>
      <EmailForm t={t} row />
      <Leave>{t.decline}</Leave>
    </section>
    <Thanks t={t} />
  </div>
)
