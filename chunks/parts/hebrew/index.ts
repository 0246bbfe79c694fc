/** Hebrew texts. A part of their own, so that other visitors do not download them. */

import type { FormWords } from '../../../shared/checks/messages'
import type { ProductWords } from '../../../shared/model/product-widget'
import type { Words } from '../../../shared/model/text'
import { messages } from '../../../shared/page/checks/hebrew'

export const words: Words & FormWords & { product: ProductWords } = {
  ...messages,
  close: 'סגירה',
  credit: 'נוצר עם Wisp',
  busy: 'שולחים …',
  kept: 'עדיין לא נשלח. הפרטים נשמרו כאן ויישלחו בהקדם האפשרי.',
  sent: 'נשלח בהצלחה!',
  product: {
    add: 'הוספה לסל',
    view: 'לצפייה במוצר',
    busy: 'מוסיפים לסל …',
    added: 'נוסף לסל',
    'sold-out': 'אזל מהמלאי',
    'in-cart': 'כל מה שנשאר כבר נמצא בסל.',
    failed: 'ההוספה לא הצליחה. כדאי לנסות שוב.',
    now: 'עכשיו',
    before: 'מחיר רגיל',
  },
}
