/** What is said when nobody can be reached who could draw. */
import type { Language } from '../../../shared/model/text'

export const FAILED: Record<Language, string> = {
  en: 'We could not reach the shop. Your turn is not lost: please try again.',
  he: 'אין כרגע חיבור. התור שלכם שמור: נסו שוב.',
}
