import type { Language } from '../../../shared/model/text'
import type { QuizQuestion } from '../form'

/** Everything that a form is drawn with, beside its fields. */
export interface Drawing {
  unitTag: string
  language: Language
  /** The visitor's values, when the form is shown again. */
  values?: ReadonlyMap<string, string[]>
  /** Validation messages, by field name. */
  problems?: ReadonlyMap<string, string>
  /** By field, what confirms a value that is unlikely. */
  confirmations?: ReadonlyMap<string, string>
  quiz?: ReadonlyMap<string, QuizQuestion>
}
