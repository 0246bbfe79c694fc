/** What a field asks for, by its checks, its name and its type; and how its values are tidied. */
import { withAsciiDomain } from './ascii-domain'
import type { CheckOptions, Limits } from './check'
import { tidyDate } from './date'
import { roundNumber } from './number'
import { tidyPhone } from './phone'
import type { CheckName } from './table'
import { tidy } from './tidy'
import { tidyEmail } from './tidy-email'
import { tidyUrl } from './tidy-url'
import { tidyLine, tidyText } from './tidy-words'

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
