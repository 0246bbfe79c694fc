/** What a form holds, as it is given away (specification, section 3). */
import { FIELD_MAX } from '../../../shared/checks/length'
import { BUILT_IN } from '../../../shared/model/fields'
import type { ExtraField, Lead } from '../../../shared/reporting/lead'
import { type Field, isConsent, isHidden, readValue, said, typeOf, typeOfControl } from './fields'

/** A parameter of the visitor's address, '' where there is none. */
type Query = (name: string) => string

const YES = /^(true|1|yes|on)$/i

/** What is sent for it; undefined: left out. An empty date is no date, and an empty hidden field is a space (section 5). */
const sentOf = (field: Field, query: Query): string | undefined => {
  const value = readValue(field)
  if (isHidden(field)) return query(said(field, 'wispQuery') || field.name).slice(0, FIELD_MAX) || value || ' '
  if (typeOf(field) === 'date') return value || undefined
  return said(field, 'wispPropertyType') === 'boolean' ? `${YES.test(value) || isTicked(field)}` : value
}

const isTicked = ({ controls: [first] }: Field): boolean =>
  first?.type === 'checkbox' && (first as HTMLInputElement).checked

const extraOf = (field: Field, query: Query): ExtraField[] => {
  const {
    name,
    controls: [first],
  } = field
  const value = sentOf(field, query)
  if (value === undefined) return []
  return [
    {
      ...{ id: first?.id || name, type: typeOfControl(first), name, value },
      placeholder: first?.getAttribute('placeholder') ?? '',
      property: said(field, 'wispProperty'),
      createdAs: said(field, 'wispCreatedAs'),
      version: said(field, 'wispCreatedVersion'),
    },
  ]
}

export const collect = (fields: Field[], query: Query = () => ''): Pick<Lead, 'fields' | 'extraFields' | 'consent'> => {
  const builtIn = fields.filter(({ name }) => BUILT_IN.includes(name))
  const consent = fields.find(isConsent)
  return {
    fields: Object.fromEntries(
      builtIn.flatMap((field) => {
        const value = sentOf(field, query)
        return value === undefined ? [] : [[field.name, value]]
      }),
    ),
    extraFields: fields
      .filter((field) => !builtIn.includes(field) && field !== consent)
      .flatMap((field) => extraOf(field, query)),
    consent: consent?.controls.some((control) => 'checked' in control && control.checked),
  }
}

/** Campaigns lead to the page that a visit begins on: what this page's address does not say, that one's may. */
export const queryOf =
  (landing: string): Query =>
  (name) =>
    [location.href, landing]
      .map((address) => new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]).get(name))
      .find(Boolean) ?? ''
