/** The words of shared/text.ts in Hebrew: a part, so that other visitors do not carry them. */
import type { Words } from '../../shared/text'

export const words: Words = {
  close: 'סגירה',
  credit: 'נוצר עם Wisp',
  sent: 'נשלח בהצלחה!',
  required: 'נא למלא שדה זה',
  choose: 'נא לבחור אפשרות',
  tick: 'נא לסמן תיבה זו',
  email: 'יש שגיאות הקלדה בכתובת האימייל',
  phone: 'נא להזין מספר טלפון תקין',
  invalid: 'נא לבדוק שדה זה',
}
