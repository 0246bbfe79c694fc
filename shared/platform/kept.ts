import type { Stop } from './dom'

/** Keeps attributes of an element, so that they can be as they were. */
export const kept = (element: Element, names: string[]): Stop => {
  const before = names.map((name) => [name, element.getAttribute(name)] as const)
  return () => {
    for (const [name, value] of before)
      if (value === null) element.removeAttribute(name)
      else element.setAttribute(name, value)
  }
}
