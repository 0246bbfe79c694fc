import type { Language } from '../../../shared/model/text'

/** Shown when no prize could be drawn. */
export const DRAW_FAILED: Record<Language, string> = {
  en: 'We could not reach the shop. Your turn is not lost: please try again.',
  he: 'אין כרגע חיבור. התור שלכם שמור: נסו שוב.',
}
