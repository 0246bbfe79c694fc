/** A lead form that the browser sent itself: its fields by the names that the owner gave them. */
import { BUILT_IN } from '../../model/template'
import { list, snake, text } from '../../values/names'
import { TRAP_NAME } from '../form-fields'

/** Fields of the form that are no answers. */
const TRAP = TRAP_NAME
const CONSENT = 'consent'

const answers = (value: unknown): string =>
  Array.isArray(value) ? list(value).map(text).filter(Boolean).join(', ') : text(value)

/** The same as the script would have sent it, for the schema of conversions. */
export const plainLead = (popupId: string, url: string, fields: Record<string, unknown>): Record<string, string> => {
  const all = Object.entries(fields).map(([name, value]): [string, string] => [name, answers(value)])
  const others = all.filter(([name]) => ![...BUILT_IN, TRAP, CONSENT].includes(name))
  return {
    ...Object.fromEntries(all.filter(([name]) => BUILT_IN.includes(name)).map(([name, value]) => [snake(name), value])),
    poptin_id: popupId,
    p_target: 'lead',
    trigger: 'page',
    url,
    trap: answers(fields[TRAP]),
    checkbox_checked: answers(fields[CONSENT]) && 'true',
    newExtraFields: JSON.stringify(others.map(([name, value]) => ({ name, value }))),
  }
}
