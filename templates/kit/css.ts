/** Style sheets of designs as text. They must have no `content` with braces, semicolons or commas. */

/** Removes comments and needless white space. */
export const compact = (css: string): string =>
  css
    .replace(/\/\*.*?\*\//gs, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([{};,]) ?/g, '$1')
    .replace(/;}/g, '}')
    .trim()

/** A rule, or an at-rule with the rules in it. */
const RULE = /[^{}]+\{(?:[^{}]|\{[^{}]*\})*\}/g

const CLASS = /\.([a-z][\w-]*)/g

/** Classes that popups have by themselves. */
const isOurs = (name: string): boolean => name.startsWith('wisp-')

/** @param css compact @param html of the design: rules for classes that it does not have are left out */
export const usedIn = (css: string, html: string): string => {
  const classes = new Set([...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)))
  const isUsed = (selector: string): boolean =>
    [...selector.matchAll(CLASS)].every(([, name = '']) => isOurs(name) || classes.has(name))
  const usedPart = (rule: string): string => {
    const [head = '', body = ''] = rule.split(/\{(.*)\}$/s)
    if (!head.startsWith('@')) return head.split(',').some(isUsed) ? rule : ''
    const inner = usedIn(body, html)
    return inner && `${head}{${inner}}`
  }
  return (css.match(RULE) ?? []).map(usedPart).join('')
}
