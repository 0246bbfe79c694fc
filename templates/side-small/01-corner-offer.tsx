import type { TemplateProps } from '../kit/library'
import { Go } from '../kit/pieces'
import { Style } from '../kit/theme'
import css from './01-corner-offer.css?inline'

export const size = { width: 300, height: 300 }
export const uses = ['sale']
export const brand = 'cog'

const en = {
  numeral: '15%',
  heading: 'off your service, before the salt',
  button: 'Book the bench',
  link: '/service',
}

export const texts = {
  en,
  he: {
    numeral: '15%',
    heading: 'הנחה על טיפול חורף, לפני הבוץ',
    button: 'לקביעת תור',
    link: '/service',
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design offer">
    <Style css={css} />
    <div className="offer-road" aria-hidden="true" />
    <p className="numeral">{t.numeral}</p>
    <div className="offer-words">
      <h2>{t.heading}</h2>
      <Go t={t} />
    </div>
  </div>
)
