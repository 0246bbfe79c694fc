import type { Check } from './check'
import { domainOf } from './email'

/** The domain must not be on the list of free and disposable ones. */
export const emailBusiness: Check = (value, { isFree }) => {
  if (!value) return
  const domain = domainOf(value)
  if (!domain || isFree?.(domain)) return 'business'
}
