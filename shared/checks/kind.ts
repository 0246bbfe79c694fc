/** The kinds of fields, told by their checks, names and types; and the way in which values of each are tidied. */

import type { CheckOptions, Limits } from './check'
import { tidyDate } from './date'
import { roundNumber } from './number'
import { tidyPhone } from './phone'
import type { CheckName } from './table'
import { plain, tidy } from './tidy'
import { tidyEmail, withAsciiDomain } from './tidy-email'
import { tidyLine, tidyText, withoutFormats } from './tidy-words'
import { mendScheme } from './web-address'

/** Scheme and host of an address, whose path has words of its own. */
const ADDRESS_HOST = /^(?:[a-z][a-z\d+.-]*:)?(?:\/\/)?[^/?#]*/i

/** Quotes or brackets around the whole address, as when it is copied out of a text. */
const SURROUNDING_MARKS = /^(?:["'“„‘«](.+)["'”“’»]|\((.+)\)|<(.+)>)$/
/** A host ends with a letter or a digit. */
const AFTER_HOST = /[.,;]+$/

const tidyUrl = (value: string): string =>
  mendScheme(withoutFormats(tidyLine(value)).replace(SURROUNDING_MARKS, '$1$2$3')).replace(ADDRESS_HOST, (host) =>
    plain(host).replace(AFTER_HOST, ''),
  )

const sentEmail = (value: string): string => withAsciiDomain(tidyEmail(value))

type Tidy = (value: string, options: Pick<CheckOptions, 'decimal' | 'languages'> & Limits) => string

const BY_CHECK = new Map<CheckName, Tidy>([
  ...(['check-typos', 'business', 'typo-and-business', 'no-validation'] as const).map(
    (name) => [name, sentEmail] as const,
  ),
  ...(['phone-basic', 'phone-advanced', 'phone-international'] as const).map((name) => [name, tidyPhone] as const),
  ...(['birthday', 'date'] as const).map((name) => [name, tidyDate] as const),
  ['number', roundNumber],
  ['url', tidyUrl],
])
const BY_TYPE = new Map<string, Tidy>([
  ['textarea', tidyText],
  ['hidden', (value) => value],
])
/** Built-in fields of letters and digits. */
const CODE_KINDS = ['zipPostalCode']

/** @param checks of the field, in order */
export const tidyFor = ({ name, type }: { name: string; type: string }, checks: readonly CheckName[]): Tidy => {
  const format = checks.map((check) => BY_CHECK.get(check)).find(Boolean)
  return format ?? BY_TYPE.get(type) ?? (CODE_KINDS.includes(name) ? tidy : tidyLine)
}
