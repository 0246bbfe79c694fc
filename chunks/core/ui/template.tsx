/** A template's HTML → elements, by allowlist. Nothing of the parsed document itself reaches the page. */
import { createElement, Fragment } from 'react'
import { ALLOWED_TAGS } from '../../../shared/model/template'
import { allowedAttribute, harmless } from '../../../shared/page/platform/allowed-markup'
import { bare } from '../../../shared/page/platform/safe-dom'
import { linkAddress } from '../../../shared/values/link-address'
import type { Live } from './live'
import { parse } from './parse'

/** The props of a component that takes the place of a marked element. */
export interface Marked {
  /** The element as it is drawn if nothing takes its place. */
  element: React.ReactElement
  /** The tag and attributes that the template gives it, without its content. */
  source: Element
  live: Live
}

/** Marking attribute → the component that takes the element's place. */
export type Components = Record<string, React.ComponentType<Marked> | undefined>

interface Template {
  /**
   * Everything except the other screens. For the same screen it returns the same elements, so that nothing is drawn
   * twice.
   */
  draw(screen: string): React.ReactElement
  /** The template's style sheets, in order. */
  css: string
  /** Names of its screens. */
  screens: string[]
}

interface Reading {
  live: Live
  components: Components
  fill(text: string): string
  /** A screen has come into the document. */
  arrived(section: HTMLElement): void
}

type Attributes = [name: string, value: string][]

/** Attributes whose text people read: merge tags in them are filled in, as in texts. */
const TEXT_ATTRIBUTES = /^(alt|aria-label|placeholder|title|value)$/

/** The attributes that name an element, or refer to one by its name. */
const NAME_ATTRIBUTES = /^(id|name|for|aria-(controls|.*by))$/

/** A button without a type that does something else than to send its form. */
const ACTION_BUTTON = 'button[data-wisp-action]:not([type],[data-wisp-action=submit])'

/**
 * A copy of the template's element without its content. Fields hide their form's own properties, for instance one with
 * the name `attributes`, in the parsed document and again where they are drawn.
 */
const alone = (node: Element): Element => {
  const source = Node.prototype.cloneNode.call(node) as Element
  for (const attribute of source.attributes)
    if (NAME_ATTRIBUTES.test(attribute.name)) attribute.value = attribute.value.replace(/\S+/g, harmless)
  return source
}

const attributesOf = (source: Element, fill: Reading['fill']): Attributes => {
  const tag = source.localName
  const attributes = [...source.attributes]
    .map(({ name, value }): [string, string] => [
      name === 'style' ? 'data-wisp-style' : name,
      name === 'href' ? linkAddress(value) : TEXT_ATTRIBUTES.test(name) ? fill(value) : value,
    ])
    .filter(([name, value]) => allowedAttribute(tag, name, value))
  if (source.hasAttribute('target')) attributes.push(['rel', 'noopener'])
  if (tag === 'form') attributes.push(['novalidate', ''])
  // Without a type, browsers would send the form as well, and Enter in a field would press it.
  if (source.matches(ACTION_BUTTON)) attributes.push(['type', 'button'])
  return attributes
}

/** Sets attributes by hand, so that they keep the template's names whichever framework draws it. */
const dress = (element: HTMLElement, attributes: Attributes): void => {
  for (const [name, value] of attributes) {
    if (name === 'data-wisp-style') element.style.cssText = value
    else element.setAttribute(name, value)
  }
}

/** Attributes of a field that React controls, and would remove again if they were set without it. */
const watched = (source: Element, { textContent }: Element) => ({
  ...(source.localName === 'input' && {
    // A number becomes a text when it is touched, and React would take that back.
    type: source.getAttribute('type')?.replace('number', 'text') ?? 'text',
    name: source.getAttribute('name') ?? undefined,
    defaultChecked: source.hasAttribute('checked'),
  }),
  // Before the options are added: a single select chooses its first option.
  ...(source.localName === 'select' && { multiple: source.hasAttribute('multiple') }),
  ...(source.localName === 'textarea' && { defaultValue: textContent ?? '' }),
})

type Draw = (screen: string) => React.ReactNode

export const readTemplate = (html: string, { arrived, components, fill, live }: Reading): Template => {
  const css: string[] = []
  const screens: string[] = []

  const readElement = (node: Element): Draw => {
    const source = alone(node)
    const tag = source.localName
    if (tag === 'style' || source.hasAttribute('data-wisp-css')) css.push(node.textContent ?? '')
    else if (ALLOWED_TAGS.test(tag)) {
      const screen = source.getAttribute('data-wisp-screen')
      if (screen) screens.push(screen)
      const attributes = attributesOf(source, fill)
      const ref = (element: HTMLElement | null): void => {
        if (!element) return
        dress(element, attributes)
        if (screen) arrived(element)
      }
      const props = { ref, ...watched(source, node) }
      const draw = tag === 'textarea' ? () => [] : readAll(node)
      const [, Component] = Object.entries(components).find(([name]) => source.hasAttribute(name)) ?? []
      return (now) => {
        if (screen && screen !== now) return null
        const element = createElement(tag, props, ...draw(now))
        return Component ? <Component element={element} source={source} live={live} /> : element
      }
    }
    return () => null
  }
  const readAll = (parent: Element): ((screen: string) => React.ReactNode[]) => {
    const nodes = [...Reflect.get(Node.prototype, 'childNodes', parent)].map((node): Draw => {
      if (node instanceof Element) return readElement(node)
      const text = node instanceof Text && fill(node.data)
      return () => text
    })
    return (screen) => nodes.map((draw) => draw(screen))
  }

  const parsed = parse(html)
  // An `<img name="body">` hides the document's own property as well.
  const draw = (['head', 'body'] as const).map((part) => readAll(bare(parsed, part)))
  let last = { screen: '\n', elements: <Fragment /> }
  return {
    css: css.join('\n'),
    screens,
    draw(screen) {
      if (screen !== last.screen)
        last = { screen, elements: createElement(Fragment, null, ...draw.flatMap((read) => read(screen))) }
      return last.elements
    },
  }
}
