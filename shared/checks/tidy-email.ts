import { plain } from './tidy'
import { tidyLine, withoutFormats } from './tidy-words'

/** As mail programs copy an address: `mailto:`, or `Ann <ann@example.com>`. */
const COPIED = /^mailto:|^[^<>@]*<([^<>\s]+@[^<>\s]+)>$/i

/**
 * An address without what cannot belong to it. Joiners stay where their script needs them, as some domains have them.
 * Spaces around the at sign and before an ending come from keyboards that complete words.
 */
export const tidyEmail = (value: string): string =>
  plain(withoutFormats(tidyLine(value)))
    .replace(COPIED, '$1')
    .replace(/^("[^"]*"|[^\s@]*)\s*@\s*/, '$1@')
    .replace(/ *\. *(?=[^@]*$)/g, '.')
    .trim()
