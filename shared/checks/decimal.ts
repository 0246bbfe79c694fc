/** The decimal separator of a language, with the Arabic one as a point; undefined if the tag is not one of a language. */
export const decimalIn = (language: string): string | undefined => {
  try {
    const parts = new Intl.NumberFormat(language || 'en').formatToParts(1.5)
    const sign = parts.find(({ type }) => type === 'decimal')?.value
    return sign === '٫' ? '.' : sign
  } catch {
    // The tag is not valid.
  }
}
