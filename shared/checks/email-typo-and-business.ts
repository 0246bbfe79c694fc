import type { Check } from './check'
import { emailBusiness } from './email-business'
import { emailTypos } from './email-typos'

/** What is refused for good comes before what is asked about. */
export const emailTypoAndBusiness: Check = (value, options) => {
  const typos = emailTypos(value, options)
  return typeof typos === 'string' ? typos : (emailBusiness(value, options) ?? typos)
}
