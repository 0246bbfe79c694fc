import type { TemplateProps } from '../kit/library'
import { Go, Logo } from '../kit/pieces'
import { Stars } from '../kit/stars'
import { Style } from '../kit/theme'
import css from './07-parents-say.css?inline'

export const size = { width: 1080, height: 0 }
export const uses = ['rating']
export const facts = ['score', 'stars', 'count', 'quote1', 'name1', 'quote2', 'name2', 'quote3', 'name3']
export const brand = 'tumble'

const en = {
  score: '4.8',
  stars: '4.8 of 5 stars',
  heading: 'Dropped, chewed, reviewed',
  count: 'From 214 reviews of the train set',
  quote1: 'It fell down the stairs. The stairs have a mark.',
  name1: 'Sample name, two boys',
  quote2: 'She sleeps with the blue wagon. We have given up on the bear.',
  name2: 'Sample name, one girl',
  quote3: 'Third child, same train, still no batteries.',
  name3: 'Sample name, three of them',
  button: 'Read all of them',
  link: '#reviews',
}

export const texts = {
  en,
  he: {
    score: '4.8',
    stars: '4.8 מתוך 5 כוכבים',
    heading: 'נפלו, נלעסו, דורגו',
    count: 'לפי 214 ביקורות על הרכבת',
    quote1: 'היא נפלה במדרגות. סימן נשאר רק על המדרגות.',
    name1: 'שם לדוגמה, שני בנים',
    quote2: 'היא ישנה עם הקרון הכחול. על הדובי כבר ויתרנו.',
    name2: 'שם לדוגמה, בת אחת',
    quote3: 'ילד שלישי, אותה רכבת, ועדיין בלי סוללות.',
    name3: 'שם לדוגמה, שלושה',
    button: 'לכל הביקורות',
    link: '#reviews',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

const QUOTES = [1, 2, 3] as const

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design say">
    <Style css={css} />
    <div className="say-score">
      <p className="numeral" dir="ltr" aria-hidden="true">
        {t.score}
      </p>
      <Stars title={t.stars} />
      <Logo />
      <h2>{t.heading}</h2>
      <p className="line">{t.count}</p>
      <Go t={t} />
    </div>
    <div className="say-cards">
      {QUOTES.map((quote) => (
        <blockquote key={quote} className="say-card">
          <p>{t[`quote${quote}`]}</p>
          <p className="say-name">{t[`name${quote}`]}</p>
        </blockquote>
      ))}
    </div>
  </div>
)
