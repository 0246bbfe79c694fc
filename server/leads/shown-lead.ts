/** Shortens a lead for the desk's list. The CSV has it in full. */
import type { LeadRow } from '../desk/answers'
import { short } from '../lib/text'

const MOST_FIELDS = 30
const LONGEST_NAME = 60
const LONGEST_VALUE = 500
/** Longer links do not work anyway. */
const LONGEST_URL = 4_000

const first = <T>(fields: Record<string, T>): [string, T][] =>
  Object.entries(fields)
    .slice(0, MOST_FIELDS)
    .map(([name, value]) => [short(name, LONGEST_NAME), value])

export const shownLead = ({ email, fields, url, problems, ...lead }: LeadRow): LeadRow => {
  const more = Object.keys(fields).length - MOST_FIELDS
  return {
    ...lead,
    email: short(email, LONGEST_VALUE),
    fields: Object.fromEntries(first(fields).map(([name, value]) => [name, short(value, LONGEST_VALUE)])),
    url: short(url, LONGEST_URL),
    ...(more > 0 && { more }),
    ...(problems && { problems: Object.fromEntries(first(problems)) }),
  }
}
