import { plain } from './tidy'
import { tidyLine, withoutFormats } from './tidy-words'
import { mendScheme } from './web-address'

/** Scheme and host of an address, whose path has words of its own. */
const HOST = /^(?:[a-z][a-z\d+.-]*:)?(?:\/\/)?[^/?#]*/i

/** As a link is copied out of a text. Addresses themselves may have brackets in their path. */
const AROUND = /^(?:["'“„‘«](.+)["'”“’»]|\((.+)\)|<(.+)>)$/
/** A host ends with a letter or a digit. */
const AFTER_HOST = /[.,;]+$/

export const tidyUrl = (value: string): string =>
  mendScheme(withoutFormats(tidyLine(value)).replace(AROUND, '$1$2$3')).replace(HOST, (host) =>
    plain(host).replace(AFTER_HOST, ''),
  )
