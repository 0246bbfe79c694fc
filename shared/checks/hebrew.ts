/** Hebrew messages, in a file of their own so that other visitors do not load them. */
import type { Messages } from './messages'

export const messages: Messages = {
  required: 'נא למלא שדה זה',
  choose: 'נא לבחור אפשרות',
  tick: 'נא לסמן תיבה זו',
  name: 'נא להזין 2 תווים לפחות',
  tooLong: 'נא להזין 254 תווים לכל היותר',
  phone: 'נא להזין מספר טלפון תקין',
  phoneDigits: 'נא להזין 7 עד 15 ספרות, ללא אותיות או סימנים',
  phoneIsraeli: 'מספר טלפון שגוי',
  phoneInternational: 'מספר שגוי - נא לנסות שוב',
  email: 'יש שגיאות הקלדה בכתובת האימייל',
  business: 'ניתן להזין כתובת אימייל עסקית בלבד',
  birthday: 'נא להזין תאריך לידה תקין.',
  date: 'נא להזין תאריך במבנה יום/חודש/שנה',
  number: 'נא להזין מספר',
  url: 'נא להזין כתובת אתר תקינה',
  invalid: 'נא לבדוק שדה זה',
}
