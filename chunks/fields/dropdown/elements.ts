/** Creates elements without the framework: widgets draw little. */
import { doc } from '../../../shared/page/platform/safe-dom'

type Attributes = Record<string, string | undefined>

/** Ids that are unique in any root. */
let idCount = 0
export const newId = (): string => `wisp-widget-${++idCount}`

/** Skips attributes that are undefined. */
export const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = doc.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value)
  element.append(...children)
  return element
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

/** A stroked icon of 16 by 16. */
export const createIcon = (path: string): SVGSVGElement => {
  const svg = doc.createElementNS(SVG_NAMESPACE, 'svg')
  const line = doc.createElementNS(SVG_NAMESPACE, 'path')
  svg.setAttribute('viewBox', '0 0 16 16')
  svg.setAttribute('aria-hidden', 'true')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}
