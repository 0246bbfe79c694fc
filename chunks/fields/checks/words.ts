import type { Language } from '../../../shared/model/text'

/** What the visitor answers to a message that is a guess. */
export const IT_IS_RIGHT: Record<Language, string> = { en: 'It is right', he: 'זה נכון' }
