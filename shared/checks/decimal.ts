/** What a language writes before decimals; undefined if it is none. */
export const decimalIn = (language: string): string | undefined => {
  try {
    const parts = new Intl.NumberFormat(language || 'en').formatToParts(1.5)
    const sign = parts.find(({ type }) => type === 'decimal')?.value
    return sign === '٫' ? '.' : sign
  } catch {
    // A page may name a language that nobody knows.
  }
}
