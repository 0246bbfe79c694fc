import type { Language } from '../../../shared/model/text'

/** Specification, sections 2 and 8. */
export const WORDS: Record<Language, { search: string; none: string }> = {
  en: { search: 'Search...', none: 'No results found' },
  he: { search: 'חיפוש...', none: 'לא נמצאו תוצאות' },
}
