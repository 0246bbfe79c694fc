/** The checks of common fields: texts, choices and email addresses. Those of other formats are in formats.ts. */

import { type Check, doubt, type Format } from './check'
import { domainOf, emailSyntax } from './email'
import { length } from './length'
import { isFilled, required } from './required'
import { tidyEmail, withAsciiDomain } from './tidy-email'

/** The domain must not be on the list of free and disposable ones. */
const emailBusiness: Check = (value, { isFree }) => {
  if (!value) return
  const domain = domainOf(value)
  if (!domain || isFree?.(domain)) return 'business'
}

/** For a single required box, such as consent. Its value is `true`, `false`, or its own value when ticked. */
const ticked: Check = (value) => (value === '' || value === 'false' ? 'tick' : undefined)

/** In characters. Longer names exist, so one that is longer is only asked about. */
const USUAL_LENGTH = 40

/** For required names: 1 to 40 characters, no digits or angle brackets. Only brackets are in no name at all. */
const personName: Check = (value) => {
  if (/[<>]/.test(value)) return 'nameBrackets'
  if (/\p{Nd}/u.test(value)) return doubt('nameDigits')
  if ([...value].length > USUAL_LENGTH) return doubt('nameLong')
}

const emailTypos: Check = (value, options) => (value ? emailSyntax(value, options) : undefined)

/** Refusals come before doubts, which the visitor may confirm. */
const emailTypoAndBusiness: Check = (value, options) => {
  const typos = emailTypos(value, options)
  return typeof typos === 'string' ? typos : (emailBusiness(value, options) ?? typos)
}

/** For required checkbox groups, radios and selects. The value is the chosen options, joined. */
const chosen: Check = (value) => (isFilled(value) ? undefined : 'choose')

const sentEmail = (value: string): string => withAsciiDomain(tidyEmail(value))

export const COMMON = {
  required: { check: required },
  ticked: { check: ticked },
  chosen: { check: chosen },
  length: { check: length },
  name: { check: personName },
  'check-typos': { check: emailTypos, tidy: sentEmail },
  business: { check: emailBusiness, tidy: sentEmail },
  'typo-and-business': { check: emailTypoAndBusiness, tidy: sentEmail },
  'no-validation': { check: () => undefined, tidy: sentEmail },
} satisfies Record<string, Format>
