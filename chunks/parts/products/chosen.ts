/** The answers of a quiz that choose the products (`data-wisp-set`). */
import type { Attribute } from './settings'

const SET = 'data-wisp-set'
const CHOOSES = /(^|\s)(category|ids):/

/** @param options elements of a template or of a popup */
export const setsIn = (options: Iterable<Element>): Element[] =>
  // By prototype, because the fields of a form may hide its methods.
  [...options].filter((option) => CHOOSES.test(Element.prototype.getAttribute.call(option, SET) ?? ''))

/** The last answer that chooses products takes the place of what the template says. */
export const withChosen = (attribute: Attribute, sets: string[]): Attribute => {
  const setting = sets.findLast((each) => CHOOSES.test(each))
  if (!setting) return attribute
  const settingOf = (name: string): string => RegExp(`(?:^|\\s)${name}:(\\S*)`).exec(setting)?.[1] ?? ''
  const chosen = new Map([
    ['products', settingOf('category') || 'manual'],
    ['ids', settingOf('ids')],
  ])
  return (name) => chosen.get(name) ?? attribute(name)
}

/** True once an answer has chosen products, and no question that might choose others is still to come. */
export const isAnswered = (root: ShadowRoot, sets: string[]): boolean => {
  const step = root.querySelector('[data-wisp-step]:not([hidden])')
  return (
    sets.some((each) => CHOOSES.test(each)) &&
    setsIn(root.querySelectorAll(`[${SET}]`)).every(
      (option) => step?.compareDocumentPosition(option) === Node.DOCUMENT_POSITION_PRECEDING,
    )
  )
}
