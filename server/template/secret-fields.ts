/**
 * Popups and pages of owners may be shown at the address of the desk, where a field for a password would look like its
 * sign-in. Nothing that an owner writes may have one, or one that looks like it.
 */

import type { TemplateElement } from './elements'
import { asksForSecret, namesSecret } from './secret-words'

const character = (code: number): string => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

/** CSS without comments, and with its escapes decoded. */
const decodedCss = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, hex) => character(Number.parseInt(hex, 16)))
    .replaceAll('\\', '')

/** Values that browsers and password managers fill into a sign-in. */
const FILLED_IN = /^(current-password|new-password|one-time-code|webauthn)$/

const isFilledIn = (autocomplete: string): boolean =>
  autocomplete
    .toLowerCase()
    .split(/\s+/)
    .some((word) => FILLED_IN.test(word))

const NAMES = [
  'id',
  'name',
  'title',
  'value',
  'placeholder',
  'data-wisp-field',
  'data-wisp-property',
  'aria-label',
  'aria-placeholder',
  'aria-description',
]

/** True for fields, and for elements that only work like one. */
const isField = ({ name, attributes: has }: TemplateElement): boolean =>
  /^(input|textarea|select)$/.test(name) ||
  (has.has('contenteditable') && !/^\s*false\s*$/i.test(has.get('contenteditable') ?? '')) ||
  /^\s*(textbox|searchbox|combobox)\s*$/i.test(has.get('role') ?? '')

export const NO_SECRETS = 'must not ask for a password: on the address of the desk it would look like its sign-in'

/** True if people see the field. */
const isShown = ({ attributes }: TemplateElement): boolean => !/^hidden$/i.test(attributes.get('type') ?? '')

/** Ids of what is read as the name of a field. */
const namesOf = ({ attributes }: TemplateElement): string[] =>
  ['aria-labelledby', 'aria-describedby'].flatMap((name) => attributes.get(name)?.split(/\s+/) ?? [])

/** Texts that a style sheet shows, and whether it shows those of attributes. */
const contentIn = (css: string): string => [...css.matchAll(/content\s*:[^;}]*/gi)].join('\n')

const sheetsIn = (elements: TemplateElement[]): string[] =>
  elements.filter(({ name }) => name === 'style').map(({ text }) => decodedCss(text))

/** True if a style sheet, or an element's own style, draws dots for letters. */
const hidesLetters = (elements: TemplateElement[], sheets: string[]): boolean =>
  [...sheets, ...elements.flatMap(({ attributes }) => [...attributes.values()].map(decodedCss))].some((css) =>
    /text-security/i.test(css),
  )

/** True if a text beside the fields looks like the label of one. */
const isLabelled = (elements: TemplateElement[], sheets: string[]): boolean => {
  const fields = elements.filter((element) => isField(element) && isShown(element))
  if (!fields.length) return false
  const content = contentIn(sheets.join('\n'))
  const ids = new Set(fields.flatMap(namesOf))
  return (
    asksForSecret(content) ||
    elements.some(
      (element) =>
        namesSecret(element.ownText) ||
        (ids.has(element.attributes.get('id') ?? '') && asksForSecret(element.text)) ||
        (/attr\(/i.test(content) && [...element.attributes.values()].some(namesSecret)),
    )
  )
}

const isPassword = ({ attributes }: TemplateElement): boolean => /^\s*password/i.test(attributes.get('type') ?? '')

/** @param elements all elements of a template or page, including those that a page leaves out */
export const hasSecretField = (elements: TemplateElement[]): boolean => {
  const sheets = sheetsIn(elements)
  if (hidesLetters(elements, sheets) || isLabelled(elements, sheets)) return true
  return elements.some((element) => {
    const { name, attributes } = element
    // Labels and legends are read beside fields. Their text is only asked for where it is needed.
    if (/^(label|legend)$/.test(name)) return asksForSecret(element.text)
    if (isPassword(element)) return true
    if (!isField(element) || !isShown(element)) return false
    return (
      isFilledIn(attributes.get('autocomplete') ?? '') || asksForSecret(...NAMES.map((each) => attributes.get(each)))
    )
  })
}
