/** Leads as CSV (RFC 4180), with the mark that tells spreadsheets it is UTF-8; a row at a time, since there may be many. */
import { describeProblems } from '../shared/checks/messages'
import { own } from '../shared/platform/own'
import type { LeadRow } from './desk'

const BYTE_ORDER_MARK = '\uFEFF'

/** Invisible or ignored characters that may stand before a formula: spaces, zero-width marks, quotes. */
const BLANK = String.raw`\s"\u2800\p{C}\p{M}\p{Default_Ignorable_Code_Point}`
/** Signs that begin one, in their full-width, small and raised forms too, which some spreadsheets take for the same. */
const SIGN = String.raw`[=＝﹦⁼₌+＋﹢⁺₊\-－﹣⁻₋−@＠﹫]`
/** Where spreadsheets of many countries divide cells, and other imports may. */
const DIVIDER = String.raw`[;\|\t\r\n]`

const AT_START = new RegExp(`^(?=[\\t\\r\\n]|[${BLANK}]*${SIGN})`, 'v')
// Up to the next divider, from which the next look goes on: over many of them it takes no longer than one look at the text.
const AFTER_DIVIDER = new RegExp(`(${DIVIDER})(?=[[${BLANK}]--${DIVIDER}]*${SIGN})`, 'gv')

/** What would run as a formula in a spreadsheet is made text: https://owasp.org/www-community/attacks/CSV_Injection */
const guarded = (value: string): string => value.replace(AFTER_DIVIDER, "$1'").replace(AT_START, "'")

const cell = (value: string): string => {
  const safe = guarded(value)
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const rowOf = (values: string[]): string => `${values.map(cell).join(',')}\r\n`

/** Fields that have no column. */
const othersOf = (fields: Record<string, string>, names: Set<string>): string => {
  const others = Object.entries(fields).filter(([name]) => !names.has(name))
  return others.length ? JSON.stringify(Object.fromEntries(others)) : ''
}

/** @param names the fields that have a column each; what else a lead has is in `other`, as JSON */
export const csvOf = (names: Set<string>) => ({
  header: BYTE_ORDER_MARK + rowOf(['at', 'popup', 'email', ...names, 'other', 'page', 'suspect', 'problems', 'id']),
  row: ({ at, popupName, email, fields, url, suspect, problems = {}, id }: LeadRow): string =>
    rowOf([
      at,
      popupName,
      email,
      ...[...names].map((name) => own(fields, name) ?? ''),
      othersOf(fields, names),
      url,
      suspect ? 'yes' : '',
      describeProblems(problems).join('; '),
      id,
    ]),
})
