import type { PopupFigures } from '../../popups/answers'
import { sum } from './figures'
import { count, percent } from './format'

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
