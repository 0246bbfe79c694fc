/** Texts and game endings of an owner's preview. A part of its own, so that visitors do not download it. */
import { yes } from '../../../shared/values/names'
import type { Preview } from '../../core/ui/index'
import './preview.css'

const PLACEHOLDER_CODE = '••••••'

/**
 * Anyone may request a preview, so our server sends neither winner nor code: choose the ending at random. If another
 * server sends the chances, leave the slice as it is.
 */
const ending: Preview['ending'] = ({ chances }, { wheel_has_coupon }) => {
  if (chances !== undefined) return {}
  const winner = Math.random() < 0.5
  return { winner, code: winner && yes(wheel_has_coupon) ? PLACEHOLDER_CODE : '' }
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
