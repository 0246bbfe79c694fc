import { plain } from './tidy'
import { tidyLine, withoutFormats } from './tidy-words'
import { mendScheme } from './web-address'

/** Scheme and host of an address, whose path has words of its own. */
const ADDRESS_HOST = /^(?:[a-z][a-z\d+.-]*:)?(?:\/\/)?[^/?#]*/i

/** Quotes or brackets around the whole address, as when it is copied out of a text. */
const SURROUNDING_MARKS = /^(?:["'“„‘«](.+)["'”“’»]|\((.+)\)|<(.+)>)$/
/** A host ends with a letter or a digit. */
const AFTER_HOST = /[.,;]+$/

export const tidyUrl = (value: string): string =>
  mendScheme(withoutFormats(tidyLine(value)).replace(SURROUNDING_MARKS, '$1$2$3')).replace(ADDRESS_HOST, (host) =>
    plain(host).replace(AFTER_HOST, ''),
  )
