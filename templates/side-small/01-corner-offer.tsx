import type { TemplateProps } from '../kit/library'
import { Go, Leave, Logo } from '../kit/pieces'
import { Style } from '../kit/theme'
import { LEAVE } from '../kit/words'
import css from './01-corner-offer.css?inline'

export const size = { width: 300, height: 300 }
export const uses = ['sale']
export const facts = ['numeral', 'heading']
export const unstated = {
  en: { heading: 'Before the salt' },
  he: { heading: 'לפני הבוץ' },
}
export const brand = 'cog'

const en = {
  numeral: '15%',
  heading: 'off your service, before the salt',
  button: 'Book the bench',
  link: '/service',
  decline: LEAVE.en.decline,
}

export const texts = {
  en,
  he: {
    numeral: '15%',
    heading: 'הנחה על טיפול חורף, לפני הבוץ',
    button: 'לקביעת תור',
    link: '/service',
    decline: LEAVE.he.decline,
  },
} satisfies Record<string, Record<keyof typeof en, string>>

export const Template = ({ t }: TemplateProps<keyof typeof en>) => (
  <div className="design offer">
    <Style css={css} />
    <div className="offer-road" aria-hidden="true" />
    <p className="numeral">{t.numeral}</p>
    <div className="offer-words">
      <Logo />
      <h2>{t.heading}</h2>
      <div className="offer-act">
        <Go t={t} />
        <Leave>{t.decline}</Leave>
      </div>
    </div>
  </div>
)
