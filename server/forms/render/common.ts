/** Shared parts of the controls of a form. */
import { CLASSES, controlClass, controlId, errorId } from '../../../shared/wire/server/contact-form'
import type { Attributes } from '../../lib/markup'
import type { ContactField } from '../form'
import type { Drawing } from './drawing'

const problemOf = ({ name }: ContactField, { problems }: Drawing): string | undefined => problems?.get(name)

/** The attributes of every control: its name, its class, and its problem. */
export const common = (field: ContactField, drawing: Drawing): Attributes => {
  const { name, kind, required } = field
  const wrong = problemOf(field, drawing) !== undefined
  return {
    class: `${controlClass(kind, required)}${wrong ? ` ${CLASSES.notValid}` : ''}`,
    'aria-required': required ? 'true' : undefined,
    'aria-invalid': `${wrong}`,
    'aria-describedby': wrong ? errorId(drawing.unitTag, name) : undefined,
  }
}

/** The options that are chosen. */
export const chosen = (field: ContactField, { values }: Drawing): string[] =>
  values ? (values.get(field.name) ?? []) : [field.value ?? []].flat()

export const idOf = ({ name }: ContactField, { unitTag }: Drawing): string => controlId(unitTag, name)

/** Attributes by which the usual password managers leave a field alone. */
export const NOT_FOR_MANAGERS = {
  'data-1p-ignore': '',
  'data-bwignore': '',
  'data-lpignore': 'true',
  'data-form-type': 'other',
}
