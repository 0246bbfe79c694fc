/** The language that the field, or its page, is marked with. That of a popup's own words is one of few. */
const languageAt = (element: Element): string => {
  const marked = element.closest('[lang]:not(.wisp-frame)')?.getAttribute('lang')
  const root = element.getRootNode()
  return marked || (root instanceof ShadowRoot ? languageAt(root.host) : '')
}

/** What is written before decimals where an element stands. */
export const decimalAt = (element: Element): string | undefined => {
  try {
    const parts = new Intl.NumberFormat(languageAt(element) || 'en').formatToParts(1.5)
    const sign = parts.find(({ type }) => type === 'decimal')?.value
    return sign === '٫' ? '.' : sign
  } catch {
    // The page names a language that is none.
  }
}
