import { languageAt } from './languages'

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
