/** A template's HTML → elements, by allowlist. Nothing of the parsed document itself reaches the page. */
import { createElement, Fragment } from 'react'
import { allowedAttribute, allowedTag } from './allow'
import { parse } from './parse'

/** What a component gets that takes the place of a marked element: the element as it would be drawn, and where it comes from. */
export interface Marked {
  element: React.ReactElement
  source: Element
}

/** Marking attribute → the component that brings it alive. */
export type Components = Record<string, React.ComponentType<Marked> | undefined>

export interface Template {
  elements: React.ReactElement
  /** Its style sheets, in order. */
  css: string
  /** Names of its screens. */
  screens: string[]
}

type Attributes = [name: string, value: string][]

const attributesOf = (source: Element): Attributes => {
  const tag = source.localName
  const attributes = [...source.attributes]
    .map(({ name, value }): [string, string] => [name === 'style' ? 'data-wisp-style' : name, value])
    .filter(([name, value]) => allowedAttribute(tag, name, value))
  if (source.hasAttribute('target')) attributes.push(['rel', 'noopener'])
  if (tag === 'form') attributes.push(['novalidate', ''])
  return attributes
}

/** By hand rather than as properties: the names stay the template's own, whichever framework draws it. */
const dress = (attributes: Attributes) => (element: HTMLElement | null) => {
  if (!element) return
  for (const [name, value] of attributes) {
    if (name === 'data-wisp-style') element.style.cssText = value
    else element.setAttribute(name, value)
  }
}

/** What React keeps an eye on in a field, and would take away again if it were set behind its back. */
const watched = (source: Element) => ({
  ...(source.localName === 'input' && {
    type: source.getAttribute('type') ?? 'text',
    name: source.getAttribute('name') ?? undefined,
    defaultChecked: source.hasAttribute('checked'),
  }),
  ...(source.localName === 'textarea' && { defaultValue: source.textContent ?? '' }),
})

export const readTemplate = (html: string, components: Components): Template => {
  const css: string[] = []
  const screens: string[] = []
  const draw = (source: Element): React.ReactNode => {
    const tag = source.localName
    if (tag === 'style' || source.hasAttribute('data-wisp-css')) css.push(source.textContent ?? '')
    else if (allowedTag(tag)) {
      screens.push(source.getAttribute('data-wisp-screen') ?? '')
      const children = tag === 'textarea' ? [] : drawAll(source)
      const element = createElement(tag, { ref: dress(attributesOf(source)), ...watched(source) }, ...children)
      const mark = Object.keys(components).find((name) => source.hasAttribute(name))
      const Component = mark && components[mark]
      return Component ? <Component element={element} source={source} /> : element
    }
  }
  const drawAll = (parent: Element): React.ReactNode[] =>
    [...parent.childNodes].map((node) =>
      node.nodeType === Node.ELEMENT_NODE ? draw(node as Element) : node.nodeType === Node.TEXT_NODE && node.nodeValue,
    )
  const { head, body } = parse(html)
  const elements = createElement(Fragment, null, ...drawAll(head), ...drawAll(body))
  return { elements, css: css.join('\n'), screens: screens.filter(Boolean) }
}
