/** Runs the form's checks on an incoming lead. A lead with problems is marked and kept: refusing it would lose it. */
import { isFree } from '../../shared/checks/domains'
import { problemIn } from '../../shared/checks/field'
import type { FieldProblems, MessageKey } from '../../shared/checks/messages'
import { normalisePhone } from '../../shared/checks/normalise-phone'
import { readPhone } from '../../shared/checks/phone'
import type { ReceivedConversion } from '../../shared/wire/server/conversion'
import type { TemplateField } from '../template/fields'

/** True for a plus and 7 to 15 digits (ITU-T E.164): all that can be checked without the country's rules. */
export const isInternational = (value: string): boolean =>
  /^\+[1-9]\d{6,14}$/.test(normalisePhone(readPhone(value).number))

/** Rules for a field that the template does not have; older scripts and old versions of a template may send one. */
const unknown = (name: string): TemplateField => ({ name, key: name, type: '', required: false, asked: [] })

/** The day of a visitor may begin 14 hours before ours. */
const EARLIEST_DAY_MS = 14 * 3_600_000

export const leadProblems = (
  { email, fields, consent, unsure }: ReceivedConversion,
  template: TemplateField[],
  now = Date.now(),
): FieldProblems => {
  const values = new Map(Object.entries({ ...fields, email, consent }))
  const keys = new Set(template.map(({ key }) => key))
  const more = [...values.keys()].filter((name) => !keys.has(name)).map(unknown)
  const options = { now: now + EARLIEST_DAY_MS, isFree, isInternational }
  const problemOf = (field: TemplateField): MessageKey | undefined => {
    const problem = problemIn(field, values.get(field.key) ?? '', options)
    const confirmed = unsure.includes(field.name) || unsure.includes(field.key)
    return confirmed && (!problem || problem.doubt) ? 'unsure' : problem?.key
  }
  return Object.fromEntries(
    [...template, ...more].flatMap((field) => {
      const problem = problemOf(field)
      return problem ? [[field.key, problem]] : []
    }),
  )
}
