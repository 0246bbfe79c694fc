import { chosen } from './choice'
import type { ServerRule, Setting } from './facts'
import type { Choice } from './visit-targeting'
import { selectionSays } from './words/selection'

interface Facts {
  /** Two letters; '' if unknown. */
  country(): string
}

/** A visitor from an unknown country is in no list. */
export const countries: ServerRule<Choice, Facts> = (setting, { country }) =>
  chosen(setting, (each) => each.toUpperCase() === country())

export const countriesSetting: Setting<Choice, Facts> = {
  value: 'countries',
  title: 'Country',
  says: (setting, { country }) =>
    `${selectionSays(setting, 'in ', String)}; ${country() ? `this visitor is in ${country()}` : 'the country of this visitor is not known'}`,
}
