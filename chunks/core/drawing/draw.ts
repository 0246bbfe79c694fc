/**
 * Puts descriptions on the page, and changes what stands there to what is described next. Others may add elements of their own
 * between and around ours (the cover of a window, a note in a form): only what is new or has changed places is moved.
 */
import { soon } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { dress } from './attributes'
import { arrange, type Child, childOf, type Drawn, nodesOf, remove } from './drawn'
import type { Component, Props } from './element'

type Tell = () => void
type Ref = (element: Element | null) => unknown

/** Once all stands in its place, first those hear of it who have asked for an element, then components. */
let refs: Tell[] = []
let components: Tell[] = []

const perform = (work: () => void): void => {
  refs = []
  components = []
  work()
  for (const tell of [...refs, ...components]) tell()
}

const drawAll = (parent: Node, drawn: Drawn, value: unknown): void => {
  const olds = drawn.children
  const unused = new Set(olds)
  const values = Array.isArray(value) ? [...value] : [value]
  // A component without a node would lose its place.
  if (!drawn.node && !values.length) values.push('')
  const end = drawn.node ? null : nodesOf(drawn).at(-1)?.nextSibling
  drawn.children = values.map((each, place) => {
    const child = childOf(each)
    const { key, type } = child
    const old = olds.find(
      (each, oldPlace) =>
        unused.has(each) &&
        each.from?.type === type &&
        each.from?.key === key &&
        (key !== undefined || oldPlace === place),
    )
    unused.delete(old as Drawn)
    return draw(parent, child, old)
  })
  for (const old of unused) remove(old)
  arrange(parent, olds, drawn.children, end)
}

const drawElement = (parent: Node, drawn: Drawn, type: string, props: Props, before: Props): void => {
  const namespace = type === 'svg' ? 'http://www.w3.org/2000/svg' : (parent as Element).namespaceURI
  drawn.node ??= doc.createElementNS(namespace ?? 'http://www.w3.org/1999/xhtml', type) as HTMLElement
  const element = drawn.node as HTMLElement
  dress(element, before, props, drawn.listeners)
  drawAll(element, drawn, props.children ?? [])
  if ('value' in props) Object.assign(element, { value: props.value })
  const ref = props.ref as Ref | undefined
  if (ref === before.ref) return
  drawn.forget?.()
  refs.push(() => {
    const forget = ref?.(element)
    drawn.forget = typeof forget === 'function' ? (forget as Tell) : () => ref?.(null)
  })
}

const drawComponent = (parent: Node, drawn: Drawn, component: Component): void => {
  const isNew = !drawn.children.length
  drawAll(parent, drawn, component.render?.())
  components.push(() => (isNew ? component.componentDidMount?.() : component.componentDidUpdate?.()))
}

const create = (drawn: Drawn, type: typeof Component, props: Props): Component => {
  const component = new type(props)
  let isWaiting = false
  const drawAgain = (): void => {
    isWaiting = false
    const parent = nodesOf(drawn)[0]?.parentNode
    if (parent && !drawn.isGone) perform(() => drawComponent(parent, drawn, component))
  }
  component.forceUpdate = () => {
    if (!isWaiting) soon(drawAgain)
    isWaiting = true
  }
  return component
}

const draw = (parent: Node, child: Child, old?: Drawn): Drawn => {
  const drawn: Drawn = old ?? { children: [], listeners: new Map() }
  const { from } = drawn
  if (from === child) return drawn
  drawn.from = child
  if (typeof child === 'string') {
    drawn.node ??= doc.createTextNode('')
    ;(drawn.node as Text).data = child
    return drawn
  }
  const { props, type } = child
  if (typeof type === 'string') drawElement(parent, drawn, type, props, from?.type ? from.props : {})
  // Not by the class: a chunk that comes from elsewhere than its pack has one of its own.
  else if (type.prototype?.render) {
    drawn.component ??= create(drawn, type as typeof Component, props)
    drawn.component.props = props
    drawComponent(parent, drawn, drawn.component)
  } else drawAll(parent, drawn, (type as (props: Props) => unknown)(props))
  return drawn
}

export const createRoot = (container: Node) => {
  const root: Drawn = { children: [], listeners: new Map(), node: container as HTMLElement }
  const render = (value: unknown): void => perform(() => drawAll(container, root, value))
  return { render, unmount: () => render([]) }
}
