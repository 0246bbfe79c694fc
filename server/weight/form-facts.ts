/** The form of a template, as far as it decides on what a visitor fetches who fills it in. */
import { COMMON } from '../../shared/checks/common'
import { lacksCheck } from '../../shared/checks/field-checks'
import { WIDGETS } from '../../shared/model/field-widgets'
import type { FormFacts } from '../../shared/wire/server/fetched'
import type { StoredPopup } from '../popups/queries'
import type { TemplateElement } from '../template/elements'

type Attributes = TemplateElement['attributes']

/** One condition of a selector: `[name]`, `[name=value]`, `[name~=value]`. */
const CONDITION = /\[([\w-]+)(?:(~?)=([\w-]+))?\]/g

const fulfils = (attributes: Attributes, [, name = '', list, value]: RegExpMatchArray): boolean => {
  const text = attributes.get(name)
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
  attributes.get('type') === 'number' ? new Map([...attributes, ['data-wisp-number', '']]) : attributes

/** True for a control that visitors fill in. One that catches bots is hidden from them. */
const isFilledIn = ({ name, attributes }: TemplateElement): boolean =>
  /^(input|select|textarea)$/.test(name) &&
  attributes.get('type') !== 'hidden' &&
  !attributes.has('disabled') &&
  !attributes.has('data-wisp-trap')

/** The rules of the numbers of the country that a phone field begins with where the visitor's is unknown (its dial code). */
const PHONE_CHUNKS = ['select', 'phone/countries', 'phone/1']

/** The chunk of a control's widget, and those that it fetches for a valid value. */
const widgetChunks = ({ name, attributes }: TemplateElement): string[] => {
  const chunk = WIDGETS.find(([selector]) => matches(name, asDrawn(attributes), selector))?.[1]
  // The chunk that sends a form helps with emails, too.
  if (chunk === 'email') return attributes.get('data-wisp-check')?.includes('business') ? ['domains'] : []
  return chunk ? [chunk, ...(chunk === 'phone' ? PHONE_CHUNKS : [])] : []
}

const hasFormat = ({ attributes }: TemplateElement): boolean =>
  lacksCheck(COMMON, {
    name: attributes.get('data-wisp-field') ?? '',
    type: attributes.get('type') ?? 'text',
    required: false,
    asked: attributes.get('data-wisp-check')?.split(' ') ?? [],
  })

interface Form extends FormFacts {
  /** A visitor who has sent it is known by an email address. */
  hasEmail: boolean
}

/** undefined if the popup has none. */
export const formOf = ({ design, parts }: StoredPopup, elements: TemplateElement[]): Form | undefined => {
  if (!parts.includes('form')) return
  const controls = elements.filter(isFilledIn)
  return {
    widgets: controls.flatMap(widgetChunks),
    hasFormats: controls.some(hasFormat),
    hasSearch: controls.some(({ attributes }) => attributes.has('data-wisp-search')),
    redirects: Boolean(design.redirect?.url),
    hasEmail: controls.some(({ attributes }) => attributes.get('data-wisp-field') === 'email'),
  }
}
