import type { TemplateProps } from '../kit/library'
import { Go } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './14-poll-bar.css?inline'

export const size = { width: 1920, height: 0 }
export const uses = ['survey']
export const facts = ['thanksHeading']
export const unstated = {
  en: { thanksHeading: 'Thank you.' },
  he: { thanksHeading: 'תודה.' },
}
export const brand = 'plain'

const en = {
  text: 'What breaks your Fridays?',
  one: 'Deploys',
  two: 'Meetings',
  three: 'DNS',
  thanksHeading: 'Thanks. We have written down what breaks ours.',
  button: 'Read our answer',
  link: '/blog',
}

export const texts = {
  en,
  he: {
    text: 'מה שובר לכם את ימי חמישי?',
    one: 'פריסות',
    two: 'ישיבות',
    three: 'DNS',
    thanksHeading: 'תודה. כתבנו גם מה שובר את שלנו.',
    button: 'לקרוא מה ענינו',
    link: '/blog',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => {
  const chips = [t.one, t.two, t.three]
  return (
    <div className="design poll">
      <Style css={css} />
      <section className="poll-in" data-wisp-screen="main">
        <p className="poll-ask">{t.text}</p>
        <div className="poll-chips">
          {chips.map((chip, place) => (
            <button
              key={chip}
              type="button"
              className="poll-chip"
              data-wisp-action="next"
              data-wisp-to="thanks"
              data-wisp-vote="poll"
              value={chip}
            >
              <b>{place + 1}</b>
              <span>{chip}</span>
            </button>
          ))}
        </div>
      </section>
      <section className="poll-in" data-wisp-screen="thanks">
        <h2 className="poll-ask">{t.thanksHeading}</h2>
        <div className="poll-shares" data-wisp-shares="poll" />
        <Go t={t} />
      </section>
    </div>
  )
}
