import type { DesignChoice } from '../../../shared/model/design-choice'
import type { Listed } from '../../gallery/design-rows'
import type { Screen } from './pictures'
import { Select } from './Select'

/** The choices for a design. */
export interface Worn extends Omit<DesignChoice, 'type' | 'format'> {
  page: 'shop' | 'empty'
  screen: Screen
}

interface Props {
  worn: Worn
  brands: Listed['brands']
  /** The popup is shown on the page of a store. */
  store: boolean
  change(part: Partial<Worn>): void
}

const OWN_COLOUR = '#'
const FIRST_COLOUR = '#6d28d9'

/** The ways of a setting that has two: as it is without it, and with it. */
type Ways = readonly [off: string, on: string]

const Switch = ({ label, ways, on, turn }: { label: string; ways: Ways; on: boolean; turn(on: boolean): void }) => (
  <Select
    label={label}
    value={on ? 'on' : ''}
    options={[
      ['', ways[0]],
      ['on', ways[1]],
    ]}
    choose={(value) => turn(value !== '')}
  />
)

/** The colours and letters of a brand, or a colour of one's own. */
const Look = ({
  accent,
  brand = '',
  brands,
  change,
}: Pick<Worn, 'accent' | 'brand'> & Omit<Props, 'worn' | 'store'>) => {
  const looks = [
    ['', 'As designed'],
    [OWN_COLOUR, 'Your colour'],
    ...brands.map(({ name, title }) => [name, title]),
  ] as [string, string][]
  return (
    <>
      <Select
        label="Look"
        value={accent ? OWN_COLOUR : brand}
        options={looks}
        choose={(look) =>
          change(
            look === OWN_COLOUR
              ? { accent: FIRST_COLOUR, brand: undefined }
              : { accent: undefined, brand: look || undefined },
          )
        }
      />
      {accent && (
        <label className="select">
          <span>Your colour</span>
          <input type="color" value={accent} onChange={(event) => change({ accent: event.currentTarget.value })} />
        </label>
      )}
    </>
  )
}

export const Settings = ({ worn, brands, store, change }: Props) => {
  const { accent, brand, dark = false, hebrew = false, vertical = false, page, screen } = worn
  return (
    <div className="settings">
      <Look accent={accent} brand={brand} brands={brands} change={change} />
      <Switch label="Light or dark" ways={['As designed', 'Dark']} on={dark} turn={(on) => change({ dark: on })} />
      <Switch label="Layout" ways={['Horizontal', 'Vertical']} on={vertical} turn={(on) => change({ vertical: on })} />
      <Switch label="Language" ways={['English', 'Hebrew']} on={hebrew} turn={(on) => change({ hebrew: on })} />
      <Select
        label="Screen"
        value={screen}
        options={[
          ['desktop', 'Desktop'],
          ['phone', 'Phone'],
        ]}
        choose={(value) => change({ screen: value as Screen })}
      />
      {!store && (
        <Select
          label="Page"
          value={page}
          options={[
            ['shop', 'Like a shop'],
            ['empty', 'Empty'],
          ]}
          choose={(value) => change({ page: value as Worn['page'] })}
        />
      )}
    </div>
  )
}
