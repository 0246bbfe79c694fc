import type { Language } from '../../../shared/model/text'

export const WORDS: Record<Language, { country: string }> = {
  en: { country: 'Country of the phone number' },
  he: { country: 'המדינה של מספר הטלפון' },
}
