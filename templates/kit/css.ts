/** Style sheets of designs as text. They must have no `content` with braces, semicolons, commas or spaces after colons. */
import { elementsOf } from '../../server/template/elements'

/** Removes comments and needless white space. */
export const compact = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/: /g, ':')
    .replace(/;}/g, '}')
    .trim()

/** A rule, or an at-rule with the rules in it. */
const RULE = /[^{}]+\{(?:[^{}]|\{[^{}]*\})*\}/g

const CLASS = /\.([a-z][\w-]*)/g

/** `:is(…)` with the selectors in it. */
const CHOICE = /:is\(([^()]*)\)/g

/** A comma outside parentheses. */
const BETWEEN_SELECTORS = /,(?![^(]*\))/

/** Classes that popups have by themselves. */
const isOurs = (name: string): boolean => name.startsWith('wisp-')

const usedFor = (css: string, classes: ReadonlySet<string>): string => {
  const hasClassesOf = (selector: string): boolean =>
    [...selector.matchAll(CLASS)].every(([, name = '']) => isOurs(name) || classes.has(name))
  const isUsed = (selector: string): boolean =>
    hasClassesOf(selector.replace(CHOICE, '')) &&
    [...selector.matchAll(CHOICE)].every(([, choice = '']) => choice.split(',').some(hasClassesOf))
  const usedPart = (rule: string): string => {
    const [head = '', body = ''] = rule.split(/\{(.*)\}$/s)
    if (!head.startsWith('@')) return head.split(BETWEEN_SELECTORS).some(isUsed) ? rule : ''
    const inner = usedFor(body, classes)
    return inner && `${head}{${inner}}`
  }
  return (css.match(RULE) ?? []).map(usedPart).join('')
}

/** @param css compact @param html of the design: rules for classes that it does not have are left out */
export const usedIn = (css: string, html: string): string =>
  usedFor(css, new Set(elementsOf(html).flatMap(({ attributes }) => attributes.get('class')?.split(/\s+/) ?? [])))
