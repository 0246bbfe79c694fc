import type { Check } from './check'

/**
 * In the form the phone widget validates by its country's rules; the server checks that the result has a country code.
 */
export const phoneInternational: Check = (value, { isInternational }) => {
  if (value && isInternational?.(value) === false) return 'phoneInternational'
}
