import type { TemplateProps } from '../kit/library'
import { Rated } from '../kit/stars'
import { Style } from '../kit/theme'
import css from './12-rating-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const uses = ['rating']
export const facts = ['score', 'filled', 'scoreBy', 'one', 'oneBy', 'two', 'twoBy', 'three', 'threeBy']
export const unstated = {
  en: { one: 'What people say about us' },
  he: { one: 'מה אומרים עלינו' },
}
export const brand = 'bank'

const en = {
  score: '4.6',
  filled: '92%',
  scoreBy: 'sample score',
  one: 'They advised me against the loan, and showed me the\u00a0sum.',
  oneBy: 'Sample review, one',
  two: 'The letter about the new rate was one page\u00a0long.',
  twoBy: 'Sample review, two',
  three: 'I called at four and spoke to a person at\u00a0four.',
  threeBy: 'Sample review, three',
  next: 'Next review',
  button: 'All reviews',
  link: '#reviews',
}

export const texts = {
  en,
  he: {
    score: '4.6',
    filled: '92%',
    scoreBy: 'ציון לדוגמה',
    one: 'המליצו לי לא לקחת את ההלוואה, והראו לי את החישוב.',
    oneBy: 'ביקורת לדוגמה, אחת',
    two: 'המכתב על הריבית החדשה היה באורך עמוד אחד.',
    twoBy: 'ביקורת לדוגמה, שתיים',
    three: 'התקשרתי בארבע, ובארבע כבר דיברתי עם אדם.',
    threeBy: 'ביקורת לדוגמה, שלוש',
    next: 'לביקורת הבאה',
    button: 'לכל הביקורות',
    link: '#reviews',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => {
  const quotes = [
    ['main', t.one, t.oneBy, 'second'],
    ['second', t.two, t.twoBy, 'third'],
    ['third', t.three, t.threeBy, 'main'],
  ] as const
  return (
    <div className="design score">
      <Style css={css} />
      <div className="score-block">
        <p className="score-sum">{t.score}</p>
        <p className="score-by">
          <Rated filled={t.filled} />
          {t.scoreBy}
        </p>
      </div>
      {quotes.map(([screen, words, by, to]) => (
        <section key={screen} className="score-said" data-wisp-screen={screen}>
          <blockquote>
            {words} <span>{by}</span>
          </blockquote>
          <button type="button" className="plain" data-wisp-action="next" data-wisp-to={to}>
            {t.next}
          </button>
        </section>
      ))}
      <a className="button" part="button" href={t.link} data-wisp-action="link">
        {t.button}
      </a>
    </div>
  )
}
