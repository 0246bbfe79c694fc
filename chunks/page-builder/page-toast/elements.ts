import { doc } from '../../../shared/page/platform/safe-dom'
import type { ToastKind } from '../../../shared/wire/page/page-builder/toast'

export const make = <K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className: string,
  ...children: Node[]
): HTMLElementTagNameMap[K] => {
  const element = doc.createElement(tag)
  element.className = className
  element.append(...children)
  return element
}

/** Shapes that tell the kinds apart without their colours, on 24 × 24. */
const ICON_PATHS: Record<ToastKind | 'close', string> = {
  success: 'M6 12.5l4 4 8-9',
  info: 'M12 11v6M12 7v.5',
  warning: 'M12 4l9.5 16h-19zM12 10v4.5M12 17v.2',
  error: 'M12 5.5v8M12 18v.3',
  close: 'M7 7l10 10M17 7L7 17',
}

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg'

export const icon = (name: keyof typeof ICON_PATHS): SVGElement => {
  const svg = doc.createElementNS(SVG_NAMESPACE, 'svg')
  const path = doc.createElementNS(SVG_NAMESPACE, 'path')
  path.setAttribute('d', ICON_PATHS[name])
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(path)
  return svg
}
