import type { Listed } from '../../gallery/design-rows'
import { type Filter, filtered, spoken } from './designs'
import type { Screen } from './pictures'
import { Select } from './Select'

interface Props extends Listed {
  filter: Filter
  screen: Screen
  change(part: Partial<Filter>): void
  show(screen: Screen): void
}

const SCREENS = ['desktop', 'phone'] as const

const valuesOf = (names: readonly string[]): [string, string][] =>
  [...new Set(names)].map((name) => [name, spoken(name)])

export const Filters = ({ designs, brands, filter, screen, change, show }: Props) => {
  const { type, use, brand } = filter
  const count = filtered(designs, filter).length
  return (
    <search className="filters">
      <Select
        label="Type"
        value={type}
        options={[['', 'All'], ...valuesOf(designs.map((design) => design.type))]}
        choose={(value) => change({ type: value })}
      />
      <Select
        label="For"
        value={use}
        options={[['', 'Anything'], ...valuesOf(designs.flatMap(({ uses }) => uses)).sort()]}
        choose={(value) => change({ use: value })}
      />
      <Select
        label="Made for"
        value={brand}
        options={[['', 'Any brand'], ...brands.map(({ name, title, trade }) => [name, `${title}, ${trade}`] as const)]}
        choose={(value) => change({ brand: value })}
      />
      <fieldset className="switch" aria-label="Screen">
        {SCREENS.map((name) => (
          <button key={name} type="button" aria-pressed={name === screen} onClick={() => show(name)}>
            {spoken(name)}
          </button>
        ))}
      </fieldset>
      <p role="status">
        {count} {count === 1 ? 'design' : 'designs'}
      </p>
    </search>
  )
}
