import { decimalIn } from '../../checks/decimal'

/** The language that the field, or its page, is marked with. That of a popup's own words is one of few. */
const languageAt = (element: Element): string => {
  const marked = element.closest('[lang]:not(.wisp-frame)')?.getAttribute('lang')
  const root = element.getRootNode()
  return marked || (root instanceof ShadowRoot ? languageAt(root.host) : '')
}

/** Languages that a visitor may write in there: that of the field before the visitor's own. */
export const languagesAt = (element: Element): readonly string[] => [languageAt(element), ...navigator.languages]

/** The mark before decimals in the language of the element. */
export const decimalAt = (element: Element): string | undefined => decimalIn(languageAt(element))
