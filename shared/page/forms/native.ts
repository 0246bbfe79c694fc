/** The browser's own verdict on a field, in words of ours. */
import type { MessageKey } from '../../checks/messages'
import { dataAttribute, type FormField } from './fields'

/** In the order in which a visitor needs to know of them. Types are checked by us, who accept more addresses. */
const VALIDITY_REASONS: [keyof ValidityState, MessageKey][] = [
  ['valueMissing', 'tick'],
  ['badInput', 'badInput'],
  ['patternMismatch', 'pattern'],
  ['tooLong', 'tooLong'],
  ['tooShort', 'tooShort'],
  ['rangeUnderflow', 'tooSmall'],
  ['rangeOverflow', 'tooLarge'],
  ['stepMismatch', 'step'],
  ['customError', 'invalid'],
]

/** `title`: what the owner says of a pattern. */
interface NativeProblem {
  key: MessageKey
  title?: string
}

export const nativeProblem = (field: FormField): NativeProblem | undefined => {
  if (dataAttribute(field, 'wispCheck').includes('no-validation')) return
  for (const { validity, title, validationMessage } of field.controls) {
    const [reason, key] = VALIDITY_REASONS.find(([name]) => validity[name]) ?? []
    if (!key) continue
    if (reason === 'patternMismatch') return { key, title }
    // A script of the owner has said what is wrong.
    return reason === 'customError' ? { key, title: validationMessage } : { key }
  }
}
