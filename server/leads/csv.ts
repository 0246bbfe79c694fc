/**
 * Leads as CSV (RFC 4180), for spreadsheets with a byte order mark, so that they read UTF-8. Built row by row: there may be
 * many.
 */
import { describeProblems } from '../../shared/checks/messages'
import { own } from '../../shared/values/own'
import type { ConsentProof, LeadRow } from './answers'

const BYTE_ORDER_MARK = '\uFEFF'

/** Invisible or ignored characters that may come before a formula: spaces, zero-width characters, quotes. */
const BLANK = String.raw`\s"\u2800\p{C}\p{M}\p{Default_Ignorable_Code_Point}`
/**
 * Characters that start a formula, including full-width, small and superscript forms, which some spreadsheets accept.
 */
const SIGN = String.raw`[=＝﹦⁼₌+＋﹢⁺₊\-－﹣⁻₋−@＠﹫]`
const AT_START = new RegExp(`^(?=[\\t\\r\\n]|[${BLANK}]*${SIGN})`, 'v')
/** Phone numbers, prices and other numbers, which a spreadsheet may calculate with: nothing in them is called. */
const NUMBER = /^[+-]?[\d\s.,/()·-]*\d[\d\s.,/()·-]*(?:(?:ext\.|x)\s*\d+)?$/i
/**
 * A spreadsheet that separates by semicolons or tabs begins a new cell there, also within a text. Only what could call a
 * function or a program is guarded in the middle of a text, whose lines may begin with dashes. The lookahead ends at the
 * next divider, so matching takes linear time.
 */
const CALL_WITHIN = new RegExp(`([;\\t\\r\\n])(?=[[${BLANK}]--[;\\t\\r\\n]]*${SIGN}[^;\\t\\r\\n]*[\\(\\|!])`, 'gv')

/**
 * Prefixes formulas with ' so that a spreadsheet shows them as text:
 * https://owasp.org/www-community/attacks/CSV_Injection
 */
const guarded = (value: string): string =>
  NUMBER.test(value) ? value : value.replace(CALL_WITHIN, "$1'").replace(AT_START, "'")

/** The reader of the file: a spreadsheet, or another program's import, which takes each value as it is. */
export type CsvReader = 'spreadsheet' | 'import'

const cellFor =
  (reader: CsvReader) =>
  (value: string): string => {
    const safe = reader === 'spreadsheet' ? guarded(value) : value
    return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }

/** The fields without a column of their own, as JSON. */
const othersOf = (fields: Record<string, string>, names: ReadonlySet<string>): string => {
  const others = Object.entries(fields).filter(([name]) => !names.has(name))
  return others.length ? JSON.stringify(Object.fromEntries(others)) : ''
}

/** Columns of popups with a consent box, beside that of the box itself. */
export const CONSENT_FACTS = ['consentWords', 'consentVersion', 'consentAt', 'consentPage']
/** Columns of popups whose form has steps, and of those whose answers have tags. */
export const STEP_FACTS = ['complete']
export const TAG_FACTS = ['tags']

const consentFacts = (proof: ConsentProof | undefined): Record<string, string> =>
  proof
    ? { consentWords: proof.words, consentVersion: proof.version, consentAt: proof.at, consentPage: proof.page }
    : {}

/** The name of a column of our own: another one where a field has the same. */
const nameBeside = (taken: ReadonlySet<string>, fact: string): string =>
  taken.has(fact) ? nameBeside(taken, `lead${fact.charAt(0).toUpperCase()}${fact.slice(1)}`) : fact

/** Whole leads say that they are only where others may not be. */
const factsOf = (
  { complete, consent, tags = [] }: Pick<LeadRow, 'complete' | 'consent' | 'tags'>,
  columns: string[],
): [fact: string, value: string][] =>
  Object.entries({
    ...consentFacts(consent),
    ...((complete === false || columns.includes('complete')) && { complete: (complete ?? true) ? 'yes' : 'no' }),
    ...(tags.length && { tags: tags.join() }),
  })

/**
 * @param names fields that get a column of their own; all other fields go into `other` as JSON
 * @param facts that get one
 */
export const csvOf = (names: ReadonlySet<string>, reader: CsvReader = 'spreadsheet', facts: string[] = []) => {
  const cell = cellFor(reader)
  const rowOf = (values: string[]): string => `${values.map(cell).join(',')}\r\n`
  const columns = [...names, ...facts.map((fact) => nameBeside(names, fact))]
  return {
    header:
      (reader === 'spreadsheet' ? BYTE_ORDER_MARK : '') +
      rowOf(['at', 'popup', 'email', ...columns, 'other', 'page', 'suspect', 'problems', 'id']),
    row({ at, popupName, email, fields, url, suspect, problems = {}, id, ...lead }: LeadRow): string {
      const values = new Map(factsOf(lead, facts))
      const taken = new Set([...names, ...Object.keys(fields)])
      const more = [...values].filter(([fact]) => !facts.includes(fact))
      const others = Object.fromEntries(more.map(([fact, value]) => [nameBeside(taken, fact), value]))
      return rowOf([
        at,
        popupName,
        email,
        ...[...names].map((name) => own(fields, name) ?? ''),
        ...facts.map((fact) => values.get(fact) ?? ''),
        othersOf({ ...fields, ...others }, names),
        url,
        suspect ? 'yes' : '',
        describeProblems(problems).join('; '),
        id,
      ])
    },
  }
}

/**
 * Fields that a game adds to its leads. Only the server knows what was won, so visitors' fields of these names are
 * dropped.
 */
export const PRIZE_FIELDS = ['prize', 'coupon']

export const withoutWon = (fields: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !PRIZE_FIELDS.includes(name)))
