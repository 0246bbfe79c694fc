/** Leads as CSV (RFC 4180), with the mark that tells spreadsheets it is UTF-8. */
import { describeProblems } from '../shared/checks/messages'
import type { LeadRow } from '../shared/desk'
import { own } from '../shared/own'

const BYTE_ORDER_MARK = '\uFEFF'

/** A cell that begins like a formula would run as one in a spreadsheet: https://owasp.org/www-community/attacks/CSV_Injection */
const guarded = (value: string): string => (/^[=+\-@\t\r\n]/.test(value) ? `'${value}` : value)

const cell = (value: string): string => {
  const safe = guarded(value)
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** One column per field that any of the leads has. */
export const toCsv = (leads: LeadRow[]): string => {
  const names = [...new Set(leads.flatMap(({ fields }) => Object.keys(fields)))]
  const header = ['at', 'popup', 'email', ...names, 'page', 'suspect', 'problems', 'id']
  const rows = leads.map(({ at, popupName, email, fields, url, suspect, problems = {}, id }) => [
    at,
    popupName,
    email,
    ...names.map((name) => own(fields, name) ?? ''),
    url,
    suspect ? 'yes' : '',
    describeProblems(problems).join('; '),
    id,
  ])
  return BYTE_ORDER_MARK + [header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}
