import { on, type Stop } from '../../../shared/page/platform/dom'
import { own } from '../../../shared/values/own'
import type { Props } from './element'

/** Listeners of an element, by their names as properties. */
export type Listeners = Map<string, Stop>

/** These are no attributes: `value` chooses among options, which have to be there. */
const APART = /^(children|key|ref|value)$/

const writeStyle = (style: CSSStyleDeclaration, values: object): void => {
  for (const [name, value] of Object.entries(values))
    if (/-/.test(name)) style.setProperty(name, value)
    else Object.assign(style, { [name]: value })
}

/** An attribute that has no value is there or is not; `data-open` and `aria-busy` have the value `true` or `false`. */
const writeAttribute = (element: Element, name: string, value: unknown): void => {
  const hasValue = /-/.test(name)
  if (value == null || (value === false && !hasValue)) element.removeAttribute(name)
  else element.setAttribute(name, value === true && !hasValue ? '' : `${value}`)
}

/** Writes what differs from before, by React's names. A style only gains properties. */
export const dress = (element: HTMLElement, before: Props, props: Props, listeners: Listeners): void => {
  for (const name of Object.keys({ ...before, ...props })) {
    const value = own(props, name)
    if (own(before, name) === value || APART.test(name)) continue
    if (name === 'style') writeStyle(element.style, value as object)
    else if (/^on/.test(name)) {
      listeners.get(name)?.()
      listeners.set(name, on(element, name.slice(2).toLowerCase(), value as () => void))
    } else if (/^default/.test(name)) Object.assign(element, { [name]: value })
    else writeAttribute(element, name.replace('className', 'class'), value)
  }
}
