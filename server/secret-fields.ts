/**
 * Popups and pages of owners may be shown at the address of the desk, where a field for a password would look like its
 * sign-in. Nothing that an owner writes may have one, or one that looks like it.
 */
import { asksForSecret, namesSecret } from './secret-words'
import { elementsOf, type TemplateElement } from './template/elements'

const ENTITIES = new Map([
  ['tab', '\t'],
  ['newline', '\n'],
  ['hyphen', '-'],
  ['lowbar', '_'],
])

const character = (code: number): string => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '')

/** What browsers read: without character references of HTML. */
const decoded = (html: string): string =>
  html
    .replace(/&#(?:x([\da-f]+)|(\d+));?/gi, (_, hex, decimal) =>
      character(hex ? Number.parseInt(hex, 16) : Number(decimal)),
    )
    .replace(/&(\w+);/g, (all, name: string) => ENTITIES.get(name.toLowerCase()) ?? all)

/** The same of CSS: without escapes and comments. */
const decodedCss = (css: string): string =>
  css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\\([\da-f]{1,6})\s?/gi, (_, hex) => character(Number.parseInt(hex, 16)))
    .replaceAll('\\', '')

/** What browsers and password managers fill into a sign-in. */
const FILLED_IN = /^(current-password|new-password|one-time-code|webauthn)$/

const isFilledIn = (autocomplete: string): boolean =>
  decoded(autocomplete)
    .toLowerCase()
    .split(/\s+/)
    .some((word) => FILLED_IN.test(word))

const NAMES = [
  ...['id', 'name', 'title', 'value', 'placeholder', 'data-wisp-field', 'data-wisp-property'],
  ...['aria-label', 'aria-placeholder', 'aria-description'],
]

/** Also what only works like a field. */
const isField = ({ name, attributes: has }: TemplateElement): boolean =>
  /^(input|textarea|select)$/.test(name) ||
  (has.has('contenteditable') && !/^\s*false\s*$/i.test(has.get('contenteditable') ?? '')) ||
  /^\s*(textbox|searchbox|combobox)\s*$/i.test(has.get('role') ?? '')

export const NO_SECRETS = 'must not ask for a password: on the address of the desk it would look like its sign-in'

/** Whether people see the field. */
const isShown = ({ attributes }: TemplateElement): boolean => !/^hidden$/i.test(attributes.get('type') ?? '')

/** Ids of what is read as the name of a field. */
const namesOf = ({ attributes }: TemplateElement): string[] =>
  ['aria-labelledby', 'aria-describedby'].flatMap((name) => attributes.get(name)?.split(/\s+/) ?? [])

/** Texts that a style sheet shows, and whether it shows those of attributes. */
const contentIn = (css: string): string => [...css.matchAll(/content\s*:[^;}]*/gi)].join('\n')

/** Whether what stands beside the fields looks like the label of one. */
const isLabelled = (elements: TemplateElement[], html: string): boolean => {
  const fields = elements.filter((element) => isField(element) && isShown(element))
  if (!fields.length) return false
  const content = contentIn(decodedCss(html))
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

/** Whether a template has such a field. What is in a comment for us may be none for a browser. */
export const hasSecretField = (html: string): boolean => {
  const text = decoded(html)
  if (/\btype\s*=\s*["']?\s*password/i.test(text) || /text-security/i.test(decodedCss(text))) return true
  const elements = elementsOf(html.replaceAll('<!--', ''))
  if (isLabelled(elements, html)) return true
  return elements.some((element) => {
    const { name, attributes } = element
    // What is read beside fields. The text is asked for where it is needed only.
    if (/^(label|legend)$/.test(name)) return asksForSecret(element.text)
    if (!isField(element) || !isShown(element)) return false
    return (
      isFilledIn(attributes.get('autocomplete') ?? '') ||
      asksForSecret(...NAMES.map((each) => decoded(attributes.get(each) ?? '')))
    )
  })
}
