/** Hebrew texts. A part of their own, so that other visitors do not download them. */
import { messages } from '../../../shared/checks/hebrew'
import type { FormWords, Words } from '../../../shared/model/text'

export const words: Words & FormWords = {
  ...messages,
  close: 'סגירה',
  credit: 'נוצר עם Wisp',
  busy: 'שולחים …',
  kept: 'עדיין לא נשלח. הפרטים נשמרו כאן ויישלחו בהקדם האפשרי.',
  sent: 'נשלח בהצלחה!',
}
