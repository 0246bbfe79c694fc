import type { Language } from '../../../shared/model/text'

/** Nobody could be reached who draws. */
export const DRAW_FAILED: Record<Language, string> = {
  en: 'We could not reach the shop. Your turn is not lost: please try again.',
  he: 'אין כרגע חיבור. התור שלכם שמור: נסו שוב.',
}
