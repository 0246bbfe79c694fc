import type { Stop } from '../../shared/dom'

/** Remembers a property of an element's own style, with its priority, and how to give it back. */
export const remember = ({ style }: HTMLElement, name: string): Stop => {
  const before = [style.getPropertyValue(name), style.getPropertyPriority(name)] as const
  return () => style.setProperty(name, ...before)
}
