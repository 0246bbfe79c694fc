import type { PopupFigures } from '../../popups/answers'
import { count, percent } from './format'

interface Sum {
  views: number
  conversions: number
  /** Conversions divided by views, 0 to 1; 0 without views. */
  rate: number
}

export const sum = (popups: PopupFigures[]): Sum => {
  const views = popups.reduce((total, popup) => total + popup.views, 0)
  const conversions = popups.reduce((total, popup) => total + popup.conversions, 0)
  return { views, conversions, rate: views ? conversions / views : 0 }
}

interface Props {
  /** undefined until loaded. */
  popups: PopupFigures[] | undefined
  leads: number | undefined
}

const WAITING = '–'

export const Totals = ({ popups, leads }: Props) => {
  const total = popups && sum(popups)
  const tiles = [
    ['Views', total && count(total.views)],
    ['Conversions', total && count(total.conversions)],
    ['Rate', total && percent(total.rate)],
    ['Leads', leads === undefined ? undefined : count(leads)],
  ]
  return (
    <section aria-label="Totals">
      <dl className="totals">
        {tiles.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value ?? WAITING}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
