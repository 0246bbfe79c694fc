import type { Rule } from '.'

/** A visitor who converted is left alone where the owner says so. */
export const converted: Rule = (popup, visitor) =>
  popup.stopWhenConverted && visitor.marker('converted', popup) ? 'converted' : undefined
