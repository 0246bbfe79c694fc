/** An owner's preview: the notice on it, and what its button says instead of sending. A part, so that visitors do not carry it. */
import type { Preview } from '../ui/index'
import css from './preview.css?inline'

const en: Preview = {
  notice: 'This is a preview of your popup. Please note that submission will not be functional.',
  refused: 'A preview: nothing was sent',
}

const he: Preview = {
  notice: 'זוהי תצוגה מקדימה של הפופאפ. שימו לב ששליחת הטופס אינה פעילה.',
  refused: 'תצוגה מקדימה: דבר לא נשלח',
}

export const preview = { en, he }
export { css }
