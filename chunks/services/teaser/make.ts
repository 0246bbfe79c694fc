import { doc } from '../../../shared/page/platform/safe-dom'

/** An element with these properties and children. */
export const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<Omit<HTMLElementTagNameMap[K], 'part'>> & { part?: string },
  ...children: (Node | string)[]
): HTMLElementTagNameMap[K] => {
  const element = Object.assign(doc.createElement(tag), properties)
  element.append(...children)
  return element as HTMLElementTagNameMap[K]
}
