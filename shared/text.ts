/** Every word a visitor reads that is not the owner's own, in English and Hebrew (specification, sections 5 and 8). */
export const LANGUAGES = ['en', 'he'] as const
export type Language = (typeof LANGUAGES)[number]

export const direction = (language: Language): 'ltr' | 'rtl' => (language === 'he' ? 'rtl' : 'ltr')

const en = {
  close: 'Close',
  copied: 'Copied',
  credit: 'Made with Wisp',
  preview: 'This is a preview of your popup. Please note that submission will not be functional.',
  previewSubmit: 'A preview: nothing was sent',
  sent: 'Sent successfully!',
  required: 'Please fill in this field',
  choose: 'Please choose an option',
  tick: 'Please tick this box',
  email: 'There are typos in the email',
  phone: 'Please enter a valid phone number',
  invalid: 'Please check this field',
  days: 'days',
  hours: 'hours',
  minutes: 'minutes',
  seconds: 'seconds',
}

export type Words = typeof en

const he: Words = {
  close: 'סגירה',
  copied: 'הועתק',
  credit: 'נוצר עם Wisp',
  preview: 'זוהי תצוגה מקדימה של הפופאפ. שימו לב ששליחת הטופס אינה פעילה.',
  previewSubmit: 'תצוגה מקדימה: דבר לא נשלח',
  sent: 'נשלח בהצלחה!',
  required: 'נא למלא שדה זה',
  choose: 'נא לבחור אפשרות',
  tick: 'נא לסמן תיבה זו',
  email: 'יש שגיאות הקלדה בכתובת האימייל',
  phone: 'נא להזין מספר טלפון תקין',
  invalid: 'נא לבדוק שדה זה',
  days: 'ימים',
  hours: 'שעות',
  minutes: 'דקות',
  seconds: 'שניות',
}

export const WORDS: Record<Language, Words> = { en, he }
