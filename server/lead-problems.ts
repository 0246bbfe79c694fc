/** Runs the form's checks on an incoming lead. A lead with problems is marked and kept: refusing it would lose it. */
import { isFree } from '../shared/checks/domains'
import { problemOf } from '../shared/checks/field'
import { isInternational } from '../shared/checks/international'
import type { FieldProblems } from '../shared/checks/messages'
import type { ReceivedConversion } from '../shared/wire/server/conversion'
import type { TemplateField } from './template-fields'

/** Rules for a field that the template does not have; older scripts and old versions of a template may send one. */
const unknown = (name: string): TemplateField => ({ name, key: name, type: '', required: false, asked: [] })

export const leadProblems = (
  { email, fields, consent }: ReceivedConversion,
  template: TemplateField[],
  now = Date.now(),
): FieldProblems => {
  const values = new Map(Object.entries({ ...fields, email, consent }))
  const known = new Set(template.map(({ key }) => key))
  const more = [...values.keys()].filter((name) => !known.has(name)).map(unknown)
  return Object.fromEntries(
    [...template, ...more].flatMap((field) => {
      const problem = problemOf(field, values.get(field.key) ?? '', { now, isFree, isInternational })
      return problem ? [[field.key, problem]] : []
    }),
  )
}
