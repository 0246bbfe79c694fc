import type { FormLine } from '../../../shared/model/page-builder'
import type { Language } from '../../../shared/model/text'

/** In both languages at once: a visitor who has lost the connection could not fetch the other. */
export const WORDS: Record<Language, FormLine['words']> = {
  en: {
    sent: 'Sent successfully!',
    kept: 'Not sent yet. Your details are kept here and will be sent as soon as possible.',
    failed: 'That could not be sent. Everything you typed is still here: please try again.',
    preview: 'A preview: nothing was sent.',
  },
  he: {
    sent: 'נשלח בהצלחה!',
    kept: 'עדיין לא נשלח. הפרטים נשמרו כאן ויישלחו בהקדם האפשרי.',
    failed: 'השליחה לא הצליחה. כל מה שהקלדת עדיין כאן, אפשר לנסות שוב.',
    preview: 'תצוגה מקדימה: דבר לא נשלח.',
  },
}
