/** Removes from a design what is empty because the owner has no such fact: the text, and the elements that only surround it. */

interface Node {
  tag: string
  attributes: string
  /** Start of the opening tag in the html. */
  from: number
  open: number
  /** End of the closing tag. */
  to: number
  children: (Node | string)[]
}

const TAG = /<style[\s\S]*?<\/style>|<(\/?)([\w-]+)((?:[^<>"]|"[^"]*")*)>/g
const VOID = /^(br|col|hr|img|input|link|meta|source|wbr)$/
/** Elements that are visible without any text in them. */
const CONTENT = /^(audio|canvas|iframe|img|input|select|textarea|video)$/
/** Lists: without items, they are empty. */
const LIST = /^(dl|fieldset|ol|table|tbody|ul)$/
const ITEM = /^(dd|dt|label|li|td|tr)$/
/** The whole design, and screens, which are shown by their names: never taken out. */
const PERMANENT_ELEMENT = /^form$|\bdata-wisp-screen=|\bclass="design\b/
/** The picture of a design, and what it draws around its words. */
const PICTURE = /\bclass="(?:[^"]* )?(?:art|scene)[ "]/
/** Marks of parts, which draw something into their element, so that it is not empty. */
const PART = /\bdata-wisp-(?!action|copy|field|form|page|screen|to)[\w-]+/
/** Text of separators alone. */
const SEPARATORS = /[\s·•,;:/|+–—-]/g
/** Attributes without which an element is nothing. */
const NEEDED =
  /\b(?:aria-label|data-of|data-wisp-copy|data-wisp-page|data-wisp-threshold|href|offset|stroke-dasharray|style|value|width)="([^"]*\{\{[^"]*)"/g

const read = (html: string): Node => {
  const root: Node = { tag: '', attributes: '', from: 0, open: 0, to: html.length, children: [] }
  const path = [root]
  let offset = 0
  for (const { 0: whole, 1: closing, 2: tag = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    const parent = path.at(-1) ?? root
    parent.children.push(html.slice(offset, index))
    offset = index + whole.length
    if (closing) {
      const node = path.length > 1 ? path.pop() : undefined
      if (node) node.to = offset
    } else if (tag) {
      const node: Node = { tag, attributes, from: index, open: offset, to: offset, children: [] }
      parent.children.push(node)
      if (!VOID.test(tag) && !attributes.endsWith('/')) path.push(node)
    }
  }
  return root
}

const slotsIn = (text: string): string[] => [...text.matchAll(/\{\{([\w-]+)\}\}/g)].map(([, slot = '']) => slot)

interface NodeContent {
  /** It holds the place of a fact that the owner does not state. */
  blank: boolean
  /** It holds something else as well. */
  content: boolean
}

type HiddenNodes = Set<Node>

const textSays = (text: string, isBlank: (slot: string) => boolean): NodeContent => {
  const slots = slotsIn(text)
  const words = text
    .replace(/\{\{[^{}]*\}\}/g, '')
    .replace(/&[\w#]+;/g, '')
    .replace(SEPARATORS, '')
  return { blank: slots.some(isBlank), content: words !== '' || slots.some((slot) => !isBlank(slot)) }
}

/** True if an attribute that it needs has no value. */
const lacks = ({ attributes }: Node, isBlank: (slot: string) => boolean): boolean =>
  [...attributes.matchAll(NEEDED)].some(([, value = '']) => {
    const slots = slotsIn(value)
    return slots.every(isBlank) || /m\.me\/\{\{([\w-]+)\}\}/.exec(value)?.slice(1).some(isBlank)
  })

const isItem = (child: Node | string): child is Node => typeof child !== 'string' && ITEM.test(child.tag)

/** Adds the nodes that are to be removed to `hiddenNodes`. */
const look = (node: Node, isBlank: (slot: string) => boolean, hiddenNodes: HiddenNodes): NodeContent => {
  const inside = node.children.map((child) =>
    typeof child === 'string' ? textSays(child, isBlank) : look(child, isBlank, hiddenNodes),
  )
  const items = LIST.test(node.tag) ? node.children.filter(isItem) : []
  const isEmpty = items.length > 0 && items.every((item) => hiddenNodes.has(item))
  const lacking = isEmpty || lacks(node, isBlank)
  const shows = CONTENT.test(node.tag) || PART.test(node.attributes) || PICTURE.test(node.attributes)
  const nodeContent: NodeContent = {
    blank: lacking || inside.some(({ blank }) => blank),
    content: !lacking && (shows || inside.some(({ content }) => content)),
  }
  const isKept = !node.tag || PERMANENT_ELEMENT.test(node.tag) || PERMANENT_ELEMENT.test(node.attributes)
  if (nodeContent.blank && !nodeContent.content && !isKept) hiddenNodes.add(node)
  return nodeContent
}

const HIDDEN_ATTRIBUTES = ' hidden style="display:none"'
/** The line below a heading separates it from what follows, even without text. */
const LINE = /\bclass="(?:[^"]* )?line[ "]/
const HIDDEN_LINE_ATTRIBUTES = ' hidden style="display:block;height:0;padding:0;overflow:hidden"'

/** Controls are taken out, since the form would wait for a choice that nobody sees. Others keep their place among their neighbours. */
const edit = (html: string, node: Node, hiddenNodes: HiddenNodes): string => {
  if (hiddenNodes.has(node)) {
    const whole = html.slice(node.from, node.to)
    if (/<(?:input|select|textarea)\b/.test(whole)) return ''
    const end = node.open - (node.attributes.endsWith('/') ? 2 : 1)
    const tag = html.slice(node.from, end).replace(/ (?:style="[^"]*"|hidden="[^"]*")/g, '')
    return tag + (LINE.test(node.attributes) ? HIDDEN_LINE_ATTRIBUTES : HIDDEN_ATTRIBUTES) + html.slice(end, node.to)
  }
  const [first] = node.children
  if (first === undefined) return html.slice(node.from, node.to)
  let offset = node.from
  let edited = ''
  for (const child of node.children) {
    if (typeof child === 'string') continue
    edited += html.slice(offset, child.from) + edit(html, child, hiddenNodes)
    offset = child.to
  }
  return edited + html.slice(offset, node.to)
}

/** @param isBlank whether its owner has no such fact */
export const withoutBlanks = (html: string, isBlank: (slot: string) => boolean): string => {
  const root = read(html)
  const hiddenNodes: HiddenNodes = new Set()
  look(root, isBlank, hiddenNodes)
  return hiddenNodes.size ? edit(html, root, hiddenNodes) : html
}

/** Slots of amounts from which delivery is free. */
export const thresholdsIn = (html: string): string[] =>
  [...html.matchAll(/data-wisp-threshold="\{\{([\w-]+)\}\}"/g)].map(([, slot = '']) => slot)
