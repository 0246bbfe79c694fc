/** The interface between a form and the chunk with its checks. */

import type { AnyWords } from '../../words/translation'
import type { FieldMessages, Reading } from './check'
import type { FormField } from './fields'

interface CheckContext {
  /** Words in another language than English, those of the checks among them. */
  words: Partial<AnyWords>
  /** Sends the form again: the visitor has said that a value is right. */
  press(): void
  /** Adds a style sheet to the form's root; absent on a page, where fields look as the page wants. */
  adopt?(css: string): void
}

export interface Checked {
  problems: FieldMessages
  /** No field is filled in. */
  empty: boolean
  /** The values to send. */
  values: ReadonlyMap<FormField, string>
  /** Names of the fields whose value is unlikely and, as the visitor says, right. */
  unsure: string[]
  /** Names of those that the visitor is asked about now. */
  asked: string[]
}

export interface ChecksChunk {
  check(form: HTMLFormElement, readings: Reading[], context: CheckContext): Checked
}
