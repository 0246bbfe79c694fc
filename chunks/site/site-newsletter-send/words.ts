import type { Language } from '../../../shared/model/text'

export const WORDS: Record<Language, Record<'sending' | 'failed' | 'sent', string>> = {
  en: {
    sending: 'Sending…',
    sent: 'Thank you.',
    failed: 'That could not be sent. What you typed is still here: please try again.',
  },
  he: {
    sending: 'שולחים…',
    sent: 'תודה.',
    failed: 'השליחה לא הצליחה. מה שהקלדת עדיין כאן, אפשר לנסות שוב.',
  },
}
