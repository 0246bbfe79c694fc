import type { TemplateProps } from '../kit/library'
import { Go, Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './14-what-is-new.css?inline'

export const size = { width: 400, height: 0 }
export const uses = ['announcement']
export const facts = ['heading', 'version1', 'version2', 'news2', 'version3', 'news3', 'line']
export const unstated = {
  en: { heading: 'What is new' },
  he: { heading: 'מה חדש' },
}
export const brand = 'plain'

const en = {
  heading: 'Sheets now work offline',
  line: 'Edit on the train. It syncs in the station.',
  version1: '4.2',
  version2: '4.1',
  news2: 'Undo reaches back 30 days',
  version3: '4.0',
  news3: 'Half the menus, same shortcuts',
  button: 'Read the changelog',
  link: '/changelog',
  decline: LEAVE.en.decline,
}

export const texts = {
  en,
  he: {
    heading: 'הגיליונות עובדים גם בלי רשת',
    line: 'עורכים ברכבת. מסתנכרן בתחנה.',
    version1: '4.2',
    version2: '4.1',
    news2: 'אפשר לבטל עד 30 יום אחורה',
    version3: '4.0',
    news3: 'חצי מהתפריטים, אותם קיצורים',
    button: 'ליומן השינויים',
    link: '/changelog',
    decline: LEAVE.he.decline,
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design log">
    <Style css={css} />
    <ol className="log-list">
      <li className="log-now">
        <strong>{t.version1}</strong>
        <div>
          <Logo />
          <h2>{t.heading}</h2>
          <p className="line">{t.line}</p>
          <Go t={t} />
          <Leave>{t.decline}</Leave>
        </div>
      </li>
      <li>
        <strong>{t.version2}</strong>
        <p>{t.news2}</p>
      </li>
      <li>
        <strong>{t.version3}</strong>
        <p>{t.news3}</p>
      </li>
    </ol>
  </div>
)
