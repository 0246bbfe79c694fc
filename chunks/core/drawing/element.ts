/**
 * What components of popups use of React, in a third of Preact's bytes: every popup waits for this before it is painted. There
 * are no hooks, contexts, portals, error boundaries or HTML as text. Development, and a part of the tests, have React itself.
 */

export type Props = Record<string, unknown> & { children?: unknown }

/** A component that remembers something. */
export class Component {
  state: object = {}
  props: Props
  constructor(props: Props) {
    this.props = props
  }
  setState(change: object): void {
    this.state = { ...this.state, ...change }
    this.forceUpdate()
  }
  /** Whoever draws it puts a function here that draws it again. */
  forceUpdate(): void {}
  componentDidMount?(): void
  componentDidUpdate?(): void
  componentWillUnmount?(): void
  render?(): unknown
}

type Type = string | ((props: Props) => unknown) | typeof Component

/** An element as a component describes it; nothing of it is on the page yet. */
export interface Description {
  type: Type
  props: Props
  key?: unknown
}

export const jsx = (type: Type, props: Props, key?: unknown): Description => ({ type, props, key })

export const createElement = (type: Type, props: Props | null, ...children: unknown[]): Description =>
  jsx(type, { ...props, ...(children.length && { children }) }, props?.key)

export const Fragment = ({ children }: Props): unknown => children

export { jsx as jsxs }
