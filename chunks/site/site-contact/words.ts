import type { Language } from '../../../shared/model/text'

/** In both languages at once: a visitor who has lost the connection could not fetch the other. */
export const SENDING_MESSAGES: Record<Language, string> = { en: 'Sending…', he: 'שולחים…' }

export const KEPT_MESSAGES: Record<Language, string> = {
  en: 'Not sent yet. Your details are kept here and will be sent as soon as possible.',
  he: 'עדיין לא נשלח. הפרטים נשמרו כאן ויישלחו בהקדם האפשרי.',
}

export const FAILED_MESSAGES: Record<Language, string> = {
  en: 'Your message was not sent. Please try again.',
  he: 'ההודעה לא נשלחה. נסו שוב.',
}

/** A server or proxy takes no request of this size, today or later. */
export const TOO_LARGE: Record<Language, string> = {
  en: 'This is too large for this site. Please send a smaller file.',
  he: 'זה גדול מדי לאתר הזה. שלחו קובץ קטן יותר.',
}

/** What the visitor answers to a message that is a guess. */
export const IT_IS_RIGHT: Record<Language, string> = { en: 'It is right', he: 'זה נכון' }
