import type { Check } from './check'

/** In the form the field's widget judges, by the rules of its country; what it has sent names its country. */
export const phoneInternational: Check = (value, { isInternational }) => {
  if (value && isInternational?.(value) === false) return 'phoneInternational'
}
