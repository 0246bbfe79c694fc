/** The messages of a contact form to its visitors. The owner may change each of them. */
import type { Language } from '../../shared/model/text'

const english = {
  sent: 'Thank you. Your message has arrived.',
  notSent: 'Your message could not be stored just now. Nothing you wrote is lost: please try again in a moment.',
  invalid: 'Please check the marked fields, then send it again.',
  spam: 'Your message was held back, because it looks automated. Please wait a moment and send it again.',
  accept: 'Please agree to the terms before sending.',
  required: 'Please fill in this field.',
  tooLong: 'This is too long: {over} characters more than {most}.',
  tooShort: 'This is too short: {under} characters less than {least}.',
  option: 'Please choose one of the options.',
  email: 'Please enter an email address like name@example.com.',
  url: 'Please enter a web address like https://example.com.',
  tel: 'Please enter a phone number.',
  number: 'Please enter a number.',
  tooSmall: 'This number is too small: it must be at least {min}.',
  tooLarge: 'This number is too large: it must be at most {max}.',
  date: 'Please enter a date.',
  year: 'Please enter the year with four digits.',
  tooEarly: 'This date is too early: the first is {min}.',
  tooLate: 'This date is too late: the last is {max}.',
  quiz: 'That is not the right answer.',
  upload: 'The file could not be read. Please choose it again.',
  fileType: 'Files of this type cannot be sent here.',
  fileSize: 'The file is too large.',
}

export type FormMessages = typeof english
export type FormMessage = keyof FormMessages
export const MESSAGES = Object.keys(english) as FormMessage[]

const hebrew: FormMessages = {
  sent: 'תודה. ההודעה הגיעה אלינו.',
  notSent: 'לא ניתן היה לשמור את ההודעה כרגע. דבר ממה שכתבת לא אבד: נא לנסות שוב בעוד רגע.',
  invalid: 'נא לבדוק את השדות המסומנים ולשלוח שוב.',
  spam: 'ההודעה עוכבה כי היא נראית אוטומטית. נא להמתין רגע ולשלוח שוב.',
  accept: 'נא לאשר את התנאים לפני השליחה.',
  required: 'נא למלא שדה זה.',
  tooLong: 'הטקסט ארוך מדי: {over} תווים מעל {most}.',
  tooShort: 'הטקסט קצר מדי: חסרים {under} תווים עד {least}.',
  option: 'נא לבחור באחת האפשרויות.',
  email: 'נא להזין כתובת אימייל, למשל name@example.com.',
  url: 'נא להזין כתובת אתר, למשל https://example.com.',
  tel: 'נא להזין מספר טלפון.',
  number: 'נא להזין מספר.',
  tooSmall: 'המספר קטן מדי: לפחות {min}.',
  tooLarge: 'המספר גדול מדי: לכל היותר {max}.',
  date: 'נא להזין תאריך.',
  year: 'נא להזין את השנה בארבע ספרות.',
  tooEarly: 'התאריך מוקדם מדי: הראשון הוא {min}.',
  tooLate: 'התאריך מאוחר מדי: האחרון הוא {max}.',
  quiz: 'התשובה אינה נכונה.',
  upload: 'לא ניתן היה לקרוא את הקובץ. נא לבחור אותו שוב.',
  fileType: 'לא ניתן לשלוח כאן קבצים מסוג זה.',
  fileSize: 'הקובץ גדול מדי.',
}

const USUAL: Record<Language, FormMessages> = { en: english, he: hebrew }

export const messagesOf = ({ language, messages }: { language: Language; messages: Partial<FormMessages> }) => ({
  ...USUAL[language],
  ...messages,
})

/** The words in a form that its owner did not write. */
const WORDS = {
  en: {
    optional: 'optional',
    choose: 'Please choose',
    trap: 'Leave this field empty',
    again: 'Please choose the file again.',
    back: 'Back to the page',
    another: 'Back to the form',
    right: 'It is right',
  },
  he: {
    optional: 'לא חובה',
    choose: 'נא לבחור',
    trap: 'נא להשאיר שדה זה ריק',
    again: 'נא לבחור את הקובץ שוב.',
    back: 'חזרה לדף',
    another: 'חזרה לטופס',
    right: 'זה נכון',
  },
} satisfies Record<Language, object>

export const wordsOf = (language: Language): (typeof WORDS)['en'] => WORDS[language]
