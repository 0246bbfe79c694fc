/** The syntax of an email address, and its parts. */
import { type Check, doubt } from './check'

const split = (email: string): [local: string, domain: string] => {
  const atIndex = email.lastIndexOf('@')
  return atIndex < 0 ? ['', ''] : [email.slice(0, atIndex), email.slice(atIndex + 1)]
}

/** The domain in lower case; '' without one. */
export const domainOf = (email: string): string => split(email)[1].toLowerCase().trim()

/** Characters of the specification (section 5). */
const USUAL_CHARACTERS = /^[a-z\d+._/\\\-()[\]]+$/i
/** Characters that RFC 5321 and 6531 allow beside them, without quotes. */
const ALLOWED_CHARACTERS = /^[a-z\d!#$%&'*+/=?^_`{|}~.\-\\()[\]\u0080-\u{10ffff}]+$/iu
/** RFC 5321, section 4.1.2. */
const QUOTED_LOCAL_PART = /^"([^"\\]|\\.)*"$/u

/** Labels of letters of any script, digits and hyphens. A joiner is a part of some. */
const DOMAIN_LABEL =
  '[\\p{L}\\p{M}\\p{N}\\[]([\\p{L}\\p{M}\\p{N}\\u200c\\u200d\\u00b7\\u30fb_()[\\]-]*[\\p{L}\\p{M}\\p{N}\\])])?'
const DOMAIN_PATTERN = new RegExp(`^${DOMAIN_LABEL}(\\.${DOMAIN_LABEL})*$`, 'u')
/** An address of the internet in place of a name. */
const DOMAIN_LITERAL = /^\[[\da-f:.]+\]$|^\[IPv6:[\da-f:.]+\]$/i

/** undefined for an address as the specification has them; a doubt for others that the standards allow. */
export const emailSyntax: Check = (email) => {
  const [local, domain] = split(email)
  const literal = DOMAIN_LITERAL.test(domain)
  if (!literal && !DOMAIN_PATTERN.test(domain)) return 'email'
  if (!QUOTED_LOCAL_PART.test(local) && !ALLOWED_CHARACTERS.test(local)) return 'email'
  // A domain without an ending exists in networks of companies, and dots at the end or in a row with old providers.
  const odd = !USUAL_CHARACTERS.test(local) || !(literal || domain.includes('.')) || /^\.|\.\.|\.$/.test(local)
  if (odd) return doubt('email')
}
