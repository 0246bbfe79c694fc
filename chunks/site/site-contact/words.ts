import type { Language } from '../../../shared/model/text'

/** In both languages at once: a visitor who has lost the connection could not fetch the other. */
export const FAILED: Record<Language, string> = {
  en: 'Your message was not sent. Please try again.',
  he: 'ההודעה לא נשלחה. נסו שוב.',
}
