/** The checks that a form has at hand: those of common fields, and of other formats where it has such a field. */
import { COMMON } from '../../checks/common'
import { commonMessages } from '../../checks/common-messages'
import {
  createFieldChecks,
  type FieldChecks,
  type FieldRules,
  type Table,
  type Typing,
} from '../../checks/field-checks'
import type { Messages } from '../../checks/messages'
import { type Control, dataAttribute, type FormField, typeOf } from './fields'
import { limitsOf } from './limits'

export interface Formats {
  table: Table
  messages: Partial<Messages>
  /** The way in which a visitor types in a control. */
  typingAt(control: Control): Typing
}

/** The exports of the chunk `formats`. */
export interface FormatsChunk {
  formats: Formats
  /** Adds what a visitor may leave out in a field, once the field is left (specification, section 5). */
  complete(control: Control): void
}

export interface FormRules {
  checks: FieldChecks
  messages: Partial<Messages> & typeof commonMessages
  typingAt?: Formats['typingAt']
}

/** Checks that every form has at hand. */
export const COMMON_TABLE: Table = COMMON

export const COMMON_RULES: FormRules = { checks: createFieldChecks(COMMON), messages: commonMessages }

export const withFormats = ({ table, messages, typingAt }: Formats): FormRules => ({
  checks: createFieldChecks({ ...COMMON, ...table }),
  messages: { ...commonMessages, ...messages },
  typingAt,
})

export const rulesOf = (field: FormField): FieldRules => ({
  name: field.name,
  type: typeOf(field),
  required: field.controls.some(({ required }) => required),
  asked: dataAttribute(field, 'wispCheck').split(' '),
  limits: limitsOf(field),
})
