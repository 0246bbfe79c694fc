/**
 * The elements of a template as a browser has them: parse5 reads HTML by the standard's own rules. Nothing here calls
 * itself: markup may be nested as deep as a file is long.
 */
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

export interface TemplateElement {
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

/** All elements, in the order of the document. Scripts do not run where pages read it, so what is in `noscript` counts. */
export const elementsOf = (html: string): TemplateElement[] => {
  const elements: TemplateElement[] = []
  const pending: (Node | (() => void))[] = [parse(html, { scriptingEnabled: false })]
  for (let next = pending.pop(); next; next = pending.pop()) {
    if (typeof next === 'function') {
      next()
      continue
    }
    const node = next
    if (tree.isElementNode(node)) {
      const start = elements.length + 1
      let end = start
      pending.push(() => {
        end = elements.length
      })
      elements.push({
        name: node.tagName,
        attributes: new Map(node.attrs.map(({ name, value }) => [name.toLowerCase(), value])),
        get descendants() {
          return elements.slice(start, end)
        },
        get text() {
          return textOf(node)
        },
        get ownText() {
          return childrenOf(node)
            .map((child) => (tree.isTextNode(child) ? child.value : ''))
            .join('')
        },
      })
    }
    for (const child of childrenOf(node).toReversed()) pending.push(child)
  }
  return elements
}
