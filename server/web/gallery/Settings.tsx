import type { DesignChoice } from '../../../shared/model/design-choice'
import type { Listed } from '../../gallery/listed'
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

const YES_NO = (no: string, yes: string): [string, string][] => [
  ['', no],
  ['yes', yes],
]

export const Settings = ({ worn, brands, store, change }: Props) => {
  const { accent, brand = '', dark, hebrew, vertical, page, screen } = worn
  const looks = [
    ['', 'As designed'],
    [OWN_COLOUR, 'Your colour'],
    ...brands.map(({ name, title }) => [name, title]),
  ] as [string, string][]
  return (
    <div className="settings">
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
      <Select
        label="Light or dark"
        value={dark ? 'yes' : ''}
        options={YES_NO('As designed', 'Dark')}
        choose={(value) => change({ dark: value !== '' })}
      />
      <Select
        label="Layout"
        value={vertical ? 'yes' : ''}
        options={YES_NO('Horizontal', 'Vertical')}
        choose={(value) => change({ vertical: value !== '' })}
      />
      <Select
        label="Language"
        value={hebrew ? 'yes' : ''}
        options={YES_NO('English', 'Hebrew')}
        choose={(value) => change({ hebrew: value !== '' })}
      />
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
