/** What stands on the page for a description. */
import type { Listeners } from './attributes'
import { type Component, type Description, Fragment } from './element'

/** A description, or a text; '' stands for nothing, so that everything has a place of its own. */
export type Child = Description | (string & { type?: undefined; key?: undefined })

export interface Drawn {
  from?: Child
  children: Drawn[]
  /** Components have none of their own. */
  node?: HTMLElement | Text
  component?: Component
  listeners: Listeners
  /** Tells whoever has asked for the element that it has gone. */
  forget?: () => void
  isGone?: boolean
}

export const childOf = (value: unknown): Child =>
  Array.isArray(value)
    ? { type: Fragment, props: { children: value } }
    : (value as Description | undefined)?.type
      ? (value as Description)
      : /string|number/.test(typeof value)
        ? `${value}`
        : ''

export const nodesOf = ({ children, node }: Drawn): (HTMLElement | Text)[] =>
  node ? [node] : children.flatMap(nodesOf)

export const remove = (drawn: Drawn, isTop = true): void => {
  const { children, component, node } = drawn
  drawn.isGone = true
  drawn.forget?.()
  component?.componentWillUnmount?.()
  for (const child of children) remove(child, isTop && !node)
  if (isTop) node?.remove()
}

/** Moves what is new, or stands in another order than before. @param end what follows all of it */
export const arrange = (parent: Node, olds: Drawn[], news: Drawn[], end?: Node | null): void => {
  let next = end?.parentNode === parent ? end : null
  let place = olds.length
  for (const drawn of [...news].reverse()) {
    const old = olds.indexOf(drawn)
    const nodes = nodesOf(drawn)
    if (old < 0 || old > place) for (const node of nodes) parent.insertBefore(node, next)
    else place = old
    // The widget of a field may have taken it into an element of its own.
    if (nodes[0]?.parentNode === parent) next = nodes[0]
  }
}
