import type { TemplateProps } from '../kit/library'
import { Style } from '../kit/theme'
import css from './03-ticker-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const brand = 'hall'
export const uses = ['announcement']
export const facts = ['first', 'second', 'third', 'fourth']
export const unstated = {
  en: { first: 'What is on at the museum' },
  he: { first: 'מה קורה במוזיאון' },
}

const en = {
  label: 'This week',
  first: 'Free on Thursday from five',
  second: 'Room 4 is open again',
  third: 'Plaster casting, Saturday at ten',
  fourth: 'The big head goes home on Sunday',
  pause: 'Hold the news',
  button: 'All the news',
  link: '#new',
}

export const texts = {
  en,
  he: {
    label: 'השבוע',
    first: 'יום חמישי מחמש: הכניסה חופשית',
    second: 'אולם 4 נפתח מחדש',
    third: 'יציקות גבס, שבת בעשר',
    fourth: 'ביום ראשון הראש הגדול חוזר הביתה',
    pause: 'עצירת החדשות',
    button: 'לכל החדשות',
    link: '#new',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design news">
    <Style css={css} />
    <div className="news-cap">
      <p>{t.label}</p>
      <label className="news-pause">
        <input className="wisp-hidden" type="checkbox" />
        <span className="wisp-hidden">{t.pause}</span>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path className="news-hold" d="M5 4h5v16H5Zm9 0h5v16h-5Z" />
          <path className="news-run" d="M6 3.500 20 12 6 20.500Z" />
        </svg>
      </label>
    </div>
    <ul data-wisp-ticker="16000">
      <li>{t.first}</li>
      <li>{t.second}</li>
      <li>{t.third}</li>
      <li>{t.fourth}</li>
    </ul>
    <a className="news-cap second" part="button" href={t.link} data-wisp-action="link">
      {t.button}
    </a>
  </div>
)
