/** Text → elements, by allowlist. Nothing of the parsed document itself reaches the page. */

import { ALLOWED_TAGS } from '../../../shared/model/template'
import { allowedAttribute } from '../../../shared/page/platform/allowed-markup'
import { parseMarkup } from '../../../shared/page/platform/parse-markup'
import { bare, doc } from '../../../shared/page/platform/safe-dom'
import { webUrl } from '../../../shared/page/platform/safe-url'

/** Beside what templates hold: the rest of what articles, tables, forms and pictures of a page consist of. */
const PAGE_TAGS =
  /^(abbr|address|aside|audio|bd[io]|caption|cite|col|colgroup|del|details|dfn|ins|kbd|optgroup|output|picture|progress|rt|ruby|samp|source|summary|var|video|wbr)$/

const ALLOWED_ATTRIBUTES =
  /^(controls|datetime|download|loop|media|method|muted|open|poster|readonly|reversed|scope|sizes|srcset|start)$/

const FILM_TAGS = /^(audio|source|video)$/

/** `name` makes a picture or a form a property of `document`, and hides the browser's own. */
const NAMED_TAGS = /^(img|form)$/

const isAllowed = (tag: string, name: string, value: string): boolean => {
  if (name === 'name') return !NAMED_TAGS.test(tag)
  if (name === 'action') return tag === 'form' && !!webUrl(value)
  if (name === 'tabindex') return /^(0|-1)$/.test(value)
  if (FILM_TAGS.test(tag) && name === 'src') return !!webUrl(value)
  return ALLOWED_ATTRIBUTES.test(name) || allowedAttribute(tag, name, value)
}

const dress = (element: HTMLElement | SVGElement, source: Element): void => {
  for (const { name, value } of bare(source, 'attributes')) {
    // The parser of ours renames it. CSSOM, because policies mind the attribute.
    if (name === 'data-wisp-style') element.style.cssText = value
    else if (isAllowed(element.localName, name, value)) element.setAttribute(name, value)
  }
  if (element.hasAttribute('target')) element.setAttribute('rel', 'noopener')
}

const copyOf = (source: Element): Element | undefined => {
  const tag = bare(source, 'localName')
  // A style sheet, see the parser.
  if (bare(source, 'hasAttribute')('data-wisp-css') || !(PAGE_TAGS.test(tag) || ALLOWED_TAGS.test(tag))) return
  const element = doc.createElementNS(bare(source, 'namespaceURI'), tag)
  // MathML is left out: no tag above belongs to it.
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) return
  dress(element, source)
  copyAll(source, element)
  return element
}

const copyAll = (source: Node, target: Element): void => {
  // A field may hide methods of its form, in the document and in the copy.
  const append = bare(target, 'append')
  for (const node of bare(source, 'childNodes')) {
    const copy = node instanceof Text ? node.data : node instanceof Element && copyOf(node)
    if (copy) append(copy)
  }
}

/** Fills `target` with what the text says. Throws if the page lets nothing be parsed. */
export const fill = (target: HTMLElement, html: string, id?: string): void => {
  const parsed = parseMarkup(html, 'wisp-gallery-markup')
  const body = bare(parsed, 'body')
  const part = id && bare(parsed, 'getElementById')(id)
  const picked = part && copyOf(part)
  if (picked) target.append(picked)
  else copyAll(body, target)
}
