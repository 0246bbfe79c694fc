import type { Check } from './check'
import { emailBusiness } from './email-business'
import { emailTypos } from './email-typos'

export const emailTypoAndBusiness: Check = (value, options) =>
  emailTypos(value, options) ?? emailBusiness(value, options)
