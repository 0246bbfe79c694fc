import { plain } from './tidy'
import { tidyLine } from './tidy-words'

/** Scheme and host of an address, whose path has words of its own. */
const HOST = /^(?:[a-z][a-z\d+.-]*:)?(?:\/\/)?[^/?#]*/i

export const tidyUrl = (value: string): string => tidyLine(value).replace(HOST, plain)
