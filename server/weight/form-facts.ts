/** The form of a template, as far as it decides on what a visitor fetches who fills it in. */
import { COMMON } from '../../shared/checks/common'
import { lacksCheck } from '../../shared/checks/field-checks'
import { WIDGETS } from '../../shared/model/field-widgets'
import { own } from '../../shared/values/own'
import type { FormFacts } from '../../shared/wire/server/fetched'
import type { StoredPopup } from '../popups/queries'
import type { TemplateControl } from '../template/controls'
import type { TemplateField } from '../template/fields'
import type { TemplateRecord } from '../template/record'

type Attributes = TemplateControl['attributes']

/** One condition of a selector: `[name]`, `[name=value]`, `[name~=value]`. */
const CONDITION = /\[([\w-]+)(?:(~?)=([\w-]+))?\]/g

const fulfils = (attributes: Attributes, [, name = '', list, value]: RegExpMatchArray): boolean => {
  const text = own(attributes, name)
  if (text === undefined || value === undefined) return text !== undefined
  return list ? text.split(/\s+/).includes(value) : text === value
}

/** @param selector a list of tags with conditions, like those of WIDGETS */
const matches = (name: string, attributes: Attributes, selector: string): boolean =>
  selector
    .split(',')
    .some(
      (each) =>
        each.startsWith(`${name}[`) &&
        [...each.matchAll(CONDITION)].every((condition) => fulfils(attributes, condition)),
    )

/** Popups draw a number as a text with this mark. */
const asDrawn = (attributes: Attributes): Attributes =>
  attributes.type === 'number' ? { ...attributes, 'data-wisp-number': '' } : attributes

/** The rules of the numbers of the country that a phone field begins with where the visitor's is unknown (its dial code). */
const PHONE_CHUNKS = ['select', 'phone/countries', 'phone/1']

/**
 * The chunk of a control's widget, and those that it fetches for a valid value. Pages choose it by what the control itself says, not by
 * the mark around it.
 */
const widgetChunks = ({ element, attributes }: TemplateControl): string[] => {
  const chunk = WIDGETS.find(([selector]) => matches(element, asDrawn(attributes), selector))?.[1]
  // The chunk that sends a form helps with emails, too.
  if (chunk === 'email') return attributes['data-wisp-check']?.includes('business') ? ['domains'] : []
  return chunk ? [chunk, ...(chunk === 'phone' ? PHONE_CHUNKS : [])] : []
}

/** Pages leave out a field without a control. */
const isSent = ({ type }: TemplateField): boolean => type !== ''

interface Form extends FormFacts {
  /** A visitor who has sent it is known by an email address. */
  hasEmail: boolean
}

/** undefined if the popup has none. */
export const formOf = (
  { design, parts }: StoredPopup,
  { fields, controls }: Pick<TemplateRecord, 'fields' | 'controls'>,
): Form | undefined => {
  if (!parts.includes('form')) return
  const sentFields = fields.filter(isSent)
  return {
    widgets: controls.flatMap(widgetChunks),
    hasFormats: sentFields.some((field) => lacksCheck(COMMON, field)),
    hasSearch: controls.some(({ attributes }) => 'data-wisp-search' in attributes),
    redirects: Boolean(design.redirect?.url),
    hasEmail: sentFields.some(({ name }) => name === 'email'),
  }
}
