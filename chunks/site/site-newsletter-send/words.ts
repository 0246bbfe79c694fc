import type { Language } from '../../../shared/model/text'

export const WORDS: Record<Language, Record<'sending' | 'failed' | 'kept' | 'sent', string>> = {
  en: {
    sending: 'Sending…',
    sent: 'Thank you.',
    kept: 'Not sent yet. Your details are kept here and will be sent as soon as possible.',
    failed: 'That could not be sent. What you typed is still here: please try again.',
  },
  he: {
    sending: 'שולחים…',
    sent: 'תודה.',
    kept: 'עדיין לא נשלח. הפרטים נשמרו כאן ויישלחו בהקדם האפשרי.',
    failed: 'השליחה לא הצליחה. מה שהקלדת עדיין כאן, אפשר לנסות שוב.',
  },
}
