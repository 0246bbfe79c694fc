/**
 * The elements of a template as a browser has them: parse5 reads HTML by the standard's own rules. Nothing here calls
 * itself: markup may be nested as deep as a file is long.
 */
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

export interface TemplateElement {
  /** The element that it stands in; undefined for that of the whole document. */
  parent: TemplateElement | undefined
  /** In small letters, but for those of svg with a capital one. */
  name: string
  /** By their names in small letters; of two with one name, the first. */
  attributes: ReadonlyMap<string, string>
  /** All elements inside, in the order of the document. */
  descendants: readonly TemplateElement[]
  /** Text inside, that of other elements included. */
  text: string
  /** The text that stands directly in it, without that of elements inside. */
  ownText: string
  /** The texts between the elements that stand directly in it. A link does not end a text, but is a part of it. */
  lines: string[]
  /** What people read in it to know what it is about: without controls and their answers, drawings and what is hidden. */
  caption: string
}

/** The content of a `<template>` is a document of its own. */
const childrenOf = (node: Node): Node[] =>
  'content' in node ? node.content.childNodes : 'childNodes' in node ? node.childNodes : []

const textOf = (node: Node): string => {
  let text = ''
  const pending = [node]
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (tree.isTextNode(next)) text += next.value
    for (const child of childrenOf(next).toReversed()) pending.push(child)
  }
  return text
}

const linesOf = (node: Node): string[] => {
  const lines = ['']
  for (const child of childrenOf(node)) {
    if (tree.isTextNode(child) || child.nodeName === 'a') lines.push(`${lines.pop()}${textOf(child)}`)
    else if (tree.isElementNode(child)) lines.push('')
  }
  return lines
}

/** Elements whose text is an answer, a drawing or a style sheet. */
const NO_CAPTION = /^(button|datalist|input|option|script|select|style|svg|textarea)$/
/** Elements within a line. Any other begins one, so that its first word is apart from the word before it. */
const INLINE = /^(a|abbr|b|bdi|bdo|code|em|font|i|mark|q|s|small|span|strong|su[bp]|u)$/

const isHidden = (node: Node): boolean =>
  tree.isElementNode(node) &&
  node.attrs.some(({ name, value }) => name === 'hidden' || (name === 'aria-hidden' && value === 'true'))

/** A caption is short, and a whole document may stand where one is looked for. */
const MAX_CAPTION_LENGTH = 1_000

const captionOf = (node: Node): string => {
  let text = ''
  const pending = childrenOf(node).toReversed()
  for (let next = pending.pop(); next && text.length < MAX_CAPTION_LENGTH; next = pending.pop()) {
    if (tree.isTextNode(next)) text += next.value
    if (NO_CAPTION.test(next.nodeName) || isHidden(next)) continue
    if (tree.isElementNode(next) && !INLINE.test(next.nodeName)) text += ' '
    for (const child of childrenOf(next).toReversed()) pending.push(child)
  }
  return text
}

/** @param descendants of the element, which are known only once all of the document has been walked */
const elementOf = (
  node: DefaultTreeAdapterTypes.Element,
  parent: TemplateElement | undefined,
  descendants: () => readonly TemplateElement[],
): TemplateElement => ({
  parent,
  name: node.tagName,
  attributes: new Map(
    // Beside `href`, browsers ignore `xlink:href`.
    [...node.attrs.filter(({ prefix }) => prefix), ...node.attrs.filter(({ prefix }) => !prefix)].map(
      ({ name, value }) => [name.toLowerCase(), value],
    ),
  ),
  get descendants() {
    return descendants()
  },
  get text() {
    return textOf(node)
  },
  get ownText() {
    return childrenOf(node)
      .map((child) => (tree.isTextNode(child) ? child.value : ''))
      .join('')
  },
  get lines() {
    return linesOf(node)
  },
  get caption() {
    return captionOf(node)
  },
})

/** All elements, in the order of the document. Scripts do not run where pages read it, so what is in `noscript` counts. */
export const elementsOf = (html: string): TemplateElement[] => {
  const elements: TemplateElement[] = []
  const pending: (Node | (() => void))[] = [parse(html, { scriptingEnabled: false })]
  let parent: TemplateElement | undefined
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (typeof next === 'function') {
      next()
      continue
    }
    if (tree.isElementNode(next)) {
      const start = elements.length + 1
      let end = start
      const around = parent
      pending.push(() => {
        end = elements.length
        parent = around
      })
      parent = elementOf(next, around, () => elements.slice(start, end))
      elements.push(parent)
    }
    for (const child of childrenOf(next).toReversed()) pending.push(child)
  }
  return elements
}
