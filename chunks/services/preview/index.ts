/** An owner's preview: its notice, what its button says instead of sending, how its games end. A part, so that visitors do not carry it. */
import { yes } from '../../../shared/wire/names'
import type { Preview } from '../../core/ui/index'
import './preview.css'

const CODE = '••••••'

/**
 * Anyone may ask for a preview, so our server tells it no more than any page: no winner and no code. It ends one way or the
 * other. What another server has told, chances and all, stays.
 */
const ending: Preview['ending'] = ({ chances }, { wheel_has_coupon }) => {
  if (chances !== undefined) return {}
  const winner = Math.random() < 0.5
  return { winner, code: winner && yes(wheel_has_coupon) ? CODE : '' }
}

const en: Preview = {
  ending,
  notice: 'This is a preview of your popup. Please note that submission will not be functional.',
  refused: 'A preview: nothing was sent',
}

const he: Preview = {
  ending,
  notice: 'זוהי תצוגה מקדימה של הפופאפ. שימו לב ששליחת הטופס אינה פעילה.',
  refused: 'תצוגה מקדימה: דבר לא נשלח',
}

export const preview = { en, he }
export const css = import.meta.wispCss
