/** Builds HTML. Texts and attributes of a document only get into it through here, escaped. */

/** HTML that is known to be ours. What comes from a document is never of this class. */
export class Markup {
  constructor(readonly html: string) {}
}

export type Child = Markup | string | false | undefined | readonly Child[]
export type Attributes = Record<string, string | number | boolean | undefined>

const VOID = new Set(['img', 'input', 'br', 'hr', 'link', 'meta'])

/** Absent if false or undefined; without a value if true. */
const attribute = ([name, value]: [string, Attributes[string]]): string => {
  if (value === undefined || value === false) return ''
  return value === true ? ` ${name}` : ` ${name}="${escapeHtml(String(value))}"`
}

const inner = (child: Child): string => {
  if (child instanceof Markup) return child.html
  if (typeof child === 'string') return escapeHtml(child)
  return child ? child.map(inner).join('') : ''
}

/** @param tag a name of ours, as are the names of the attributes */
export const el = (tag: string, attributes: Attributes = {}, ...children: Child[]): Markup => {
  const start = `<${tag}${Object.entries(attributes).map(attribute).join('')}>`
  return new Markup(VOID.has(tag) ? start : `${start}${inner(children)}</${tag}>`)
}

export const htmlOf = (...children: Child[]): string => inner(children)

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

// Own names: `sign` is one of the five characters matched.
/** Escapes text for use between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign)
