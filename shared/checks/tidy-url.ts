import { plain } from './tidy'
import { tidyLine, withoutFormats } from './tidy-words'

/** Scheme and host of an address, whose path has words of its own. */
const HOST = /^(?:[a-z][a-z\d+.-]*:)?(?:\/\/)?[^/?#]*/i

export const tidyUrl = (value: string): string => withoutFormats(tidyLine(value)).replace(HOST, plain)
