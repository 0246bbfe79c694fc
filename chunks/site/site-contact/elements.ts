import { bare } from '../../../shared/page/platform/safe-dom'

export const setAttribute = (element: Element, name: string, value: string): void =>
  bare(element, 'setAttribute')(name, value)

export const statusOf = (form: Element): string => bare(form, 'getAttribute')('data-status') ?? ''

export const make = (tag: string, className: string, ...content: (Node | string)[]): HTMLElement => {
  const element = bare(document, 'createElement')(tag)
  element.className = className
  element.append(...content)
  return element
}
