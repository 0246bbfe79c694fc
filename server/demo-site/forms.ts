/** The forms of the demo site. */
import type { ContactField, ContactForm } from '../contact-form/form'

const field = (kind: ContactField['kind'], name: string, label: string, more: Partial<ContactField> = {}) => ({
  ...{ name, kind, label, required: false },
  ...more,
})

const base = { messages: {}, acceptanceAsValidation: false } as const

export const SITE_FORMS: ContactForm[] = [
  {
    ...base,
    id: 101,
    name: 'Contact form',
    language: 'en',
    button: 'Send the letter',
    fields: [
      field('text', 'your-name', 'Your name', { required: true }),
      field('email', 'your-email', 'Email', { required: true }),
      field('tel', 'your-phone', 'Phone'),
      field('select', 'topic', 'What is it about?', {
        required: true,
        options: ['A room', 'A piece', 'A repair', 'Something else'],
      }),
      field('radio', 'budget', 'Budget', { options: ['up to 5,000', 'up to 20,000', 'more'], showIf: 'topic:A room' }),
      field('url', 'pictures', 'Pictures on the web', {}),
      field('checkbox', 'found', 'How did you find us?', {
        options: ['A friend', 'The press', 'Walking by', 'Another way'],
        freeText: true,
        exclusive: true,
      }),
      field('textarea', 'message', 'Your room', { required: true, maxlength: 600, minlength: 20, counter: 'down' }),
      field('file', 'plan', 'A plan or a photo', { accept: ['.pdf', 'image/*'] }),
      field('quiz', 'quiz', 'Quiz', { questions: [{ question: 'How many legs has a chair?', answer: '4' }] }),
      field('acceptance', 'terms', 'You may keep this letter to answer it.', { required: true }),
    ],
  },
  {
    ...base,
    id: 102,
    name: 'Callback',
    language: 'en',
    button: 'Call me',
    fields: [
      field('text', 'your-name', 'Your name', { required: true }),
      field('tel', 'your-phone', 'Phone', { required: true }),
      field('radio', 'when', 'When?', { options: ['Morning', 'Afternoon'], value: 'Morning' }),
    ],
  },
  {
    ...base,
    id: 112,
    name: 'שיחה חוזרת',
    language: 'he',
    button: 'התקשרו אליי',
    fields: [
      field('text', 'your-name', 'שם', { required: true }),
      field('tel', 'your-phone', 'טלפון', { required: true }),
    ],
  },
  {
    ...base,
    id: 111,
    name: 'טופס יצירת קשר',
    language: 'he',
    button: 'שליחה',
    fields: [
      field('text', 'your-name', 'שם מלא', { required: true }),
      field('email', 'your-email', 'אימייל', { required: true }),
      field('select', 'topic', 'במה מדובר?', { options: ['חדר', 'רהיט', 'תיקון'] }),
      field('tel', 'your-phone', 'טלפון'),
      field('textarea', 'message', 'ספרו לנו', { required: true, maxlength: 600, counter: 'down' }),
      field('acceptance', 'terms', 'אפשר לשמור את המכתב כדי לענות עליו.', { required: true }),
    ],
  },
]
