/**
 * Leads as CSV (RFC 4180) with a byte order mark, so that spreadsheets read UTF-8. Built row by row: there may be many.
 */
import { describeProblems } from '../shared/checks/messages'
import { own } from '../shared/platform/own'
import type { LeadRow } from './desk'

const BYTE_ORDER_MARK = '\uFEFF'

/** Invisible or ignored characters that may come before a formula: spaces, zero-width characters, quotes. */
const BLANK = String.raw`\s"\u2800\p{C}\p{M}\p{Default_Ignorable_Code_Point}`
/**
 * Characters that start a formula, including full-width, small and superscript forms, which some spreadsheets accept.
 */
const SIGN = String.raw`[=＝﹦⁼₌+＋﹢⁺₊\-－﹣⁻₋−@＠﹫]`
/** Cell separators of spreadsheets in other locales, and of other import tools. */
const DIVIDER = String.raw`[;\|\t\r\n]`

const AT_START = new RegExp(`^(?=[\\t\\r\\n]|[${BLANK}]*${SIGN})`, 'v')
// The lookahead stops at the next divider, so matching takes linear time even with many dividers.
const AFTER_DIVIDER = new RegExp(`(${DIVIDER})(?=[[${BLANK}]--${DIVIDER}]*${SIGN})`, 'gv')

/**
 * Prefixes formulas with ' so that a spreadsheet shows them as text:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const guarded = (value: string): string => value.replace(AFTER_DIVIDER, "$1'").replace(AT_START, "'")

const cell = (value: string): string => {
  const safe = guarded(value)
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

const rowOf = (values: string[]): string => `${values.map(cell).join(',')}\r\n`

/** The fields without a column of their own, as JSON. */
const othersOf = (fields: Record<string, string>, names: Set<string>): string => {
  const others = Object.entries(fields).filter(([name]) => !names.has(name))
  return others.length ? JSON.stringify(Object.fromEntries(others)) : ''
}

/** @param names fields that get a column of their own; all other fields go into `other` as JSON */
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
