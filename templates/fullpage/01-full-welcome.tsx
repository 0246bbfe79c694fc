import { EmailForm } from '../kit/forms'
import type { DrawnDesign, TemplateProps } from '../kit/library'
import { Logo, Picture, Thanks } from '../kit/pieces'
import { Style } from '../kit/theme'
import { EMAIL } from '../kit/words'
import css from './01-full-welcome.css?inline'

export const size = { width: 1920, height: 1080 }
export const uses = ['welcome']
export const facts = ['eyebrow', 'line', 'thanksLine', 'thanksClose']
export const unstated = {
  en: { thanksClose: 'Look around' },
  he: { thanksClose: 'להמשיך לאתר' },
}
export const brand = 'salt'
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 1920, height: 1080 },
    small: { width: 390, height: 400 },
    screens: { wide: 1920, small: 390 },
    photo: 'salt-coast',
    focus: { x: 56, y: 82 },
  },
}

const en = {
  ...EMAIL.en,
  eyebrow: 'Saltwren Travel',
  heading: 'Where the road ends, we have a boat',
  line: 'Twelve coasts, small harbours, no coaches. Leave an address and the spring sailings reach you a week before they open.',
  button: 'Send me the sailings',
  skip: 'Go on to the site',
  thanksHeading: 'Your place on the quay is kept',
  thanksLine: 'The spring sailings come to you on the first of March. Until then: pack lightly.',
  thanksClose: 'See the twelve coasts',
}

export const texts = {
  en,
  he: {
    ...EMAIL.he,
    eyebrow: 'Saltwren Travel',
    heading: 'איפה שהכביש נגמר, יש לנו סירה',
    line: 'שנים־עשר חופים, נמלים קטנים, בלי אוטובוסים. השאירו כתובת, והפלגות האביב יגיעו אליכם שבוע לפני כולם.',
    button: 'שלחו לי את ההפלגות',
    skip: 'להמשיך לאתר',
    thanksHeading: 'שמרנו לכם מקום על הרציף',
    thanksLine: 'הפלגות האביב יגיעו אליכם באחד במרץ. עד אז: לארוז קל.',
    thanksClose: 'לשנים־עשר החופים',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design aboard">
    <Style css={css} />
    <div className="aboard-picture">
      <Picture />
    </div>
    <div className="aboard-words">
      <section data-wisp-screen="main">
        <Logo />
        <p className="eyebrow">{t.eyebrow}</p>
        <h2>{t.heading}</h2>
        <p className="line">{t.line}</p>
        <EmailForm t={t} row />
        <button type="button" className="plain" data-wisp-action="skip">
          {t.skip}
        </button>
      </section>
      <Thanks t={t} />
    </div>
  </div>
)
