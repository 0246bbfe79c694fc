import { doc } from '../../../shared/platform/safe-dom'

/** Elements by hand: what widgets draw is small, and so needs no framework's help. */
type Attributes = Record<string, string | undefined>

/** A new id, unique in whatever root it is put. */
let made = 0
export const newName = (): string => `wisp-widget-${++made}`

/** Attributes that are undefined are left out. */
export const make = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] => {
  const element = doc.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) if (value !== undefined) element.setAttribute(name, value)
  element.append(...children)
  return element
}

const SVG = 'http://www.w3.org/2000/svg'

/** A sign drawn in strokes, 16 by 16. */
export const icon = (path: string): SVGSVGElement => {
  const svg = doc.createElementNS(SVG, 'svg')
  const line = doc.createElementNS(SVG, 'path')
  svg.setAttribute('viewBox', '0 0 16 16')
  svg.setAttribute('aria-hidden', 'true')
  line.setAttribute('d', path)
  svg.append(line)
  return svg
}
