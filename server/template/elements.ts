/** The elements of a template as a browser has them: parse5 reads HTML by the standard's own rules. */
import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node

export interface TemplateElement {
  /** In small letters, but for those of svg with a capital one. */
  name: string
  /** By their names in small letters; of two with one name, the first. */
  attributes: ReadonlyMap<string, string>
  /** Elements inside, in their order. */
  children: readonly TemplateElement[]
  /** Text inside, that of other elements included. */
  text: string
}

const textOf = (node: Node): string => {
  if (tree.isTextNode(node)) return node.value
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : ''
}

const elementOf = (node: DefaultTreeAdapterTypes.Element): TemplateElement => ({
  name: node.tagName,
  attributes: new Map(node.attrs.map(({ name, value }) => [name.toLowerCase(), value])),
  children: node.childNodes.filter(tree.isElementNode).map(elementOf),
  get text() {
    return textOf(node)
  },
})

const within = (element: TemplateElement): TemplateElement[] => [element, ...element.children.flatMap(within)]

/** What is inside of an element, in the order of the document. */
export const descendantsOf = ({ children }: TemplateElement): TemplateElement[] => children.flatMap(within)

/** The document that pages make of the text. Scripts do not run there, so what is in `noscript` counts. */
export const documentOf = (html: string): TemplateElement[] =>
  parse(html, { scriptingEnabled: false }).childNodes.filter(tree.isElementNode).map(elementOf)

/** All elements, in the order of the document. */
export const elementsOf = (html: string): TemplateElement[] => documentOf(html).flatMap(within)
