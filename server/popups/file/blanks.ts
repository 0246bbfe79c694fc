/** Removes from a design what is empty because the owner has no such fact: the text, and the elements that only surround it. */
import { type DefaultTreeAdapterTypes, parseFragment, defaultTreeAdapter as tree } from 'parse5'
import { own } from '../../../shared/values/own'

type Element = DefaultTreeAdapterTypes.Element
type Node = DefaultTreeAdapterTypes.ChildNode

/** Elements that are visible without any text in them. */
const CONTENT = /^(audio|canvas|iframe|img|input|select|textarea|video)$/
/** Lists: without items, they are empty. */
const LIST = /^(dl|fieldset|ol|table|tbody|ul)$/
const ITEM = /^(dd|dt|label|li|td|tr)$/
const CONTROL = /^(input|select|textarea)$/
/** Names of the marks of parts, which draw something into their element, so that it is not empty. */
const PART = /^data-wisp-(?!action|copy|field|form|page|screen|to)/
/** Text of separators alone. */
const SEPARATORS = /[\s·•,;:/|+–—&'"<>-]/g
/** Attributes without which an element is nothing. */
const NEEDED =
  /^(aria-label|data-of|data-wisp-copy|data-wisp-page|data-wisp-threshold|href|offset|stroke-dasharray|style|value|width)$/

const attributeOf = ({ attrs }: Element, name: string): string => attrs.find((each) => each.name === name)?.value ?? ''

const hasClass = (element: Element, ...names: string[]): boolean =>
  attributeOf(element, 'class')
    .split(' ')
    .some((name) => names.includes(name))

/** The whole design, and screens, which are shown by their names: never taken out. */
const isPermanent = (element: Element): boolean =>
  element.tagName === 'form' ||
  hasClass(element, 'design') ||
  element.attrs.some(({ name }) => name === 'data-wisp-screen')

/** True for the picture of a design, and what it draws around its words. */
const isDrawing = (element: Element): boolean => hasClass(element, 'art', 'scene')

const slotsIn = (text: string): string[] => [...text.matchAll(/\{\{([\w-]+)\}\}/g)].map(([, slot = '']) => slot)

interface NodeContent {
  /** The text holds the place of a fact that the owner does not state. */
  blank: boolean
  /** The text says something else as well. */
  content: boolean
}

const textContent = (text: string, isBlank: (slot: string) => boolean): NodeContent => {
  const slots = slotsIn(text)
  const words = text.replace(/\{\{[^{}]*\}\}/g, '').replace(SEPARATORS, '')
  return { blank: slots.some(isBlank), content: words !== '' || slots.some((slot) => !isBlank(slot)) }
}

/** True if an attribute that it needs has no value. */
const lacks = ({ attrs }: Element, isBlank: (slot: string) => boolean): boolean =>
  attrs.some(({ name, value }) => {
    if (!NEEDED.test(name) || !value.includes('{{')) return false
    return slotsIn(value).every(isBlank) || /m\.me\/\{\{([\w-]+)\}\}/.exec(value)?.slice(1).some(isBlank)
  })

const childrenOf = (node: Node): Node[] => ('childNodes' in node ? node.childNodes : [])

/** Adds the elements that are to be removed to `hidden`. */
const look = (node: Node, isBlank: (slot: string) => boolean, hidden: Set<Node>): NodeContent => {
  // A style sheet says nothing to readers.
  if (node.nodeName === 'style') return { blank: false, content: false }
  if (tree.isTextNode(node)) return textContent(node.value, isBlank)
  const children = childrenOf(node)
  const inside = children.map((child) => look(child, isBlank, hidden))
  if (!tree.isElementNode(node)) return { blank: false, content: false }
  const items = LIST.test(node.tagName) ? children.filter(({ nodeName }) => ITEM.test(nodeName)) : []
  const isEmpty = items.length > 0 && items.every((item) => hidden.has(item))
  const lacking = isEmpty || lacks(node, isBlank)
  const shows = CONTENT.test(node.tagName) || node.attrs.some(({ name }) => PART.test(name)) || isDrawing(node)
  const nodeContent: NodeContent = {
    blank: lacking || inside.some(({ blank }) => blank),
    content: !lacking && (shows || inside.some(({ content }) => content)),
  }
  if (nodeContent.blank && !nodeContent.content && !isPermanent(node)) hidden.add(node)
  return nodeContent
}

const HIDDEN_ATTRIBUTES = ' hidden style="display:none"'
/** A line below a heading separates it from what follows, even without text. */
const HIDDEN_LINE_ATTRIBUTES = ' hidden style="display:block;height:0;padding:0;overflow:hidden"'

/** The text that stands in place of a part of the html. */
interface Edit {
  start: number
  end: number
  text: string
}

const hasControl = (node: Node): boolean => CONTROL.test(node.nodeName) || childrenOf(node).some(hasControl)

/** Controls are taken out, since the form would wait for a choice that nobody sees. Others keep their place among their neighbours. */
const editsOf = (html: string, node: Node, hidden: Set<Node>): Edit[] => {
  const place = node.sourceCodeLocation
  if (!hidden.has(node) || !tree.isElementNode(node) || !place)
    return childrenOf(node).flatMap((child) => editsOf(html, child, hidden))
  if (hasControl(node)) return [{ start: place.startOffset, end: place.endOffset, text: '' }]
  const { attrs = {}, startTag } = node.sourceCodeLocation ?? {}
  const replaced = ['style', 'hidden'].flatMap((name) => own(attrs, name) ?? [])
  const tagEnd = (startTag ?? place).endOffset
  const end = tagEnd - (html[tagEnd - 2] === '/' ? 2 : 1)
  const text = hasClass(node, 'line') ? HIDDEN_LINE_ATTRIBUTES : HIDDEN_ATTRIBUTES
  return [
    // With the space before it.
    ...replaced.map(({ startOffset, endOffset }) => ({ start: startOffset - 1, end: endOffset, text: '' })),
    { start: end, end, text },
  ]
}

/** @param isBlank whether its owner has no such fact */
export const withoutBlanks = (html: string, isBlank: (slot: string) => boolean): string => {
  if (!slotsIn(html).some(isBlank)) return html
  const hidden = new Set<Node>()
  const { childNodes } = parseFragment(html, { sourceCodeLocationInfo: true })
  for (const node of childNodes) look(node, isBlank, hidden)
  return childNodes
    .flatMap((node) => editsOf(html, node, hidden))
    .sort((a, b) => b.start - a.start)
    .reduce((text, { start, end, text: inserted }) => text.slice(0, start) + inserted + text.slice(end), html)
}
