import { plain } from './tidy'
import { tidyLine, withoutFormats } from './tidy-words'

/**
 * A domain as `URL` reads it without leaving out or changing a part: letters and digits of any script, signs such as
 * emoji before the ending, and the signs that stand between letters of Catalan, Hebrew and Japanese.
 */
const HOST_PATTERN =
  /^[\p{L}\p{M}\p{N}\p{So}\p{Emoji_Modifier}\p{Join_Control}·・׳״._-]+\.[\p{L}\p{M}\p{N}\p{Join_Control}·・׳״-]+$/u

/** An address with its domain in ASCII, as it is sent: servers for mail need not know other letters. */
export const withAsciiDomain = (email: string): string => {
  const domainStart = email.lastIndexOf('@') + 1
  const domain = email.slice(domainStart)
  if (!domainStart || /^[ -~]*$/.test(domain) || !HOST_PATTERN.test(domain)) return email
  try {
    return email.slice(0, domainStart) + new URL(`http://${domain}`).hostname
  } catch {
    return email
  }
}

/** As mail programs and pages copy an address: `Ann <ann@example.com>`, `ann@example.com (Ann)`. */
const COPIED_ADDRESS = /^[^<>@]*<([^<>\s]+@[^<>\s]+)>$|^([^\s<>]+@[^\s<>]+) +\([^()]*\)$/
/** `mailto:`, or a word of any language. */
const ADDRESS_LABEL = /^[\p{L}\p{M}.\s-]{1,20}:(?!\/\/)\s*/u
const LINK_QUERY = /^(mailto:[^?]*)\?.*$/i
/** Marks that separate an address from the next, or end the sentence that it stands in. */
const TRAILING_MARKS = /[\s,;:.!?…、،؛؟]{1,9}$/
/** Quotes or brackets around all of it: no address begins and ends with them. */
const SURROUNDING_MARKS = /^(?:["'“”„‘’‚«‹](.+)["'“”‘’»›]|\((.+)\)|\[(.+)\])$/

/** Without what stands around a copied address. Fields that accept anything may hold other words. */
const bare = (text: string): string => {
  if (!text.includes('@')) return text
  const address = text
    .replace(TRAILING_MARKS, '')
    .replace(LINK_QUERY, '$1')
    .replace(COPIED_ADDRESS, '$1$2')
    .replace(ADDRESS_LABEL, '')
  return address.replace(SURROUNDING_MARKS, '$1$2$3')
}

/**
 * An address without what cannot belong to it. Joiners stay where their script needs them, as some domains have them.
 * Spaces around the at sign and before an ending come from keyboards that complete words.
 */
export const tidyEmail = (value: string): string =>
  bare(bare(plain(withoutFormats(tidyLine(value)))))
    .replace(/^("[^"]*"|[^\s@]*)\s*@\s*/, '$1@')
    .replace(/ *\. *(?=[^@]*$)/g, '.')
    .trim()
