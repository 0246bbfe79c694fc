/** Collects a form's values for sending (specification, section 3). */
import type { MAX_ADDRESS_LENGTH } from '../../checks/length'
import { BUILT_IN } from '../../model/template'
import type { ExtraField, Lead } from '../visit/lead'
import { dataAttribute, type FormField, isConsent, isHidden, readValue, typeOf, typeOfControl } from './fields'

/** Returns a query parameter of the visitor's URL, or ''. */
type Query = (name: string) => string

/** Most characters of a value that comes from an address: as many as an address of a page may have. */
const MAX_QUERY_VALUE_LENGTH: typeof MAX_ADDRESS_LENGTH = 2_048

const YES_WORDS = /^(true|1|yes|on)$/i

/** The tidied values of fields; a field that was not checked has its value as it stands in the form. */
type Values = ReadonlyMap<FormField, string>

/** The value to send; undefined for empty dates, which are left out. Empty hidden fields are sent as a space. */
const valueToSend = (field: FormField, query: Query, values?: Values): string | undefined => {
  const value = values?.get(field) ?? readValue(field)
  if (isHidden(field))
    return query(dataAttribute(field, 'wispQuery') || field.name).slice(0, MAX_QUERY_VALUE_LENGTH) || value || ' '
  if (typeOf(field) === 'date') return value || undefined
  return dataAttribute(field, 'wispPropertyType') === 'boolean' ? `${YES_WORDS.test(value) || isTicked(field)}` : value
}

const isTicked = ({ controls: [first] }: FormField): boolean =>
  first?.type === 'checkbox' && (first as HTMLInputElement).checked

const extraFieldOf = (field: FormField, query: Query, values?: Values): ExtraField[] => {
  const {
    name,
    controls: [first],
  } = field
  const value = valueToSend(field, query, values)
  if (value === undefined) return []
  return [
    {
      id: first?.id || name,
      type: typeOfControl(first),
      name,
      value,
      placeholder: first?.getAttribute('placeholder') ?? '',
      property: dataAttribute(field, 'wispProperty'),
      createdAs: dataAttribute(field, 'wispCreatedAs'),
      version: dataAttribute(field, 'wispCreatedVersion'),
    },
  ]
}

export const collect = (
  fields: FormField[],
  query: Query = () => '',
  values?: Values,
): Pick<Lead, 'fields' | 'extraFields' | 'consent'> => {
  const builtIn = fields.filter(({ name }) => BUILT_IN.includes(name))
  const consent = fields.find(isConsent)
  return {
    fields: Object.fromEntries(
      builtIn.flatMap((field) => {
        const value = valueToSend(field, query, values)
        return value === undefined ? [] : [[field.name, value]]
      }),
    ),
    extraFields: fields
      .filter((field) => !builtIn.includes(field) && field !== consent)
      .flatMap((field) => extraFieldOf(field, query, values)),
    consent: consent?.controls.some((control) => 'checked' in control && control.checked),
  }
}

/** Reads parameters from this page's URL, else from the landing page's, which carries those of the campaign link. */
export const queryOf =
  (landing: string): Query =>
  (name) =>
    [location.href, landing]
      .map((address) => new URLSearchParams(/\?([^#]*)/.exec(address)?.[1]).get(name))
      .find(Boolean) ?? ''
