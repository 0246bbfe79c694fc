import { Potter } from '../art/potter'
import type { DrawnDesign, TemplateProps, Theme } from '../kit/library'
import { Picture } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './03-talk-to-us.css?inline'

export const size = { width: 360, height: 0 }
export const pictures: DrawnDesign['pictures'] = {
  picture: {
    wide: { width: 72, height: 72 },
    small: { width: 96, height: 96 },
    box: 'aspect-ratio:1;border-radius:50%;overflow:hidden',
  },
}

export const brand = 'clay'
export const theme: Theme = { accent: '#2b5f8a', paper: '#ffffff', ink: '#1f2a24' }

const en = {
  eyebrow: 'Noa, from the studio',
  heading: 'Which glaze was it again?',
  line: 'Write to me. I answer between firings, most days within the hour.',
  button: 'Message the studio',
  page: 'juniperandclay',
  consent: 'Opens Messenger.',
}

export const texts = {
  en,
  he: {
    eyebrow: 'נועה, מהסטודיו',
    heading: 'איזו גלזורה זו הייתה?',
    line: 'כתבו לי. אני עונה בין שריפה לשריפה, לרוב בתוך שעה.',
    button: 'הודעה לסטודיו',
    page: 'juniperandclay',
    consent: 'נפתח במסנג׳ר.',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const Bubble = () => (
  <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
    <path
      d="M12 3c5.2 0 9 3.6 9 8.200s-3.800 8.200-9 8.200c-1 0-2-.1-2.900-.4L5.300 21v-3.500C3.800 16 3 13.700 3 11.200 3 6.600 6.800 3 12 3Z"
      fill="currentColor"
    />
    <path
      d="M7.800 12.800l2.700-3 2.600 2.300 3.100-2.700"
      fill="none"
      stroke="{{colour-accent}}"
      strokeWidth="1.7"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
)

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design talk">
    <Style css={css} />
    <div className="talk-face">
      <Picture>
        <Potter />
      </Picture>
    </div>
    <div className="talk-words">
      <p className="small">{t.eyebrow}</p>
      <h2>{t.heading}</h2>
      <p className="line">{t.line}</p>
    </div>
    <a
      className="button"
      part="button"
      href={`https://m.me/${t.page}`}
      target="_blank"
      data-wisp-messenger=""
      data-wisp-page={t.page}
      rel="noopener"
    >
      <Bubble />
      {t.button}
    </a>
    <p className="small">{t.consent}</p>
  </div>
)
