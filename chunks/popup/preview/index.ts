/** Texts and game endings of an owner's preview. A part of its own, so that visitors do not download it. */
import { wordsIn } from '../../../shared/page/platform/words-in'
import { yes } from '../../../shared/values/names'
import { preview as texts } from '../../../shared/words/english'
import type { Part, Preview } from '../../core/ui/index'
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

/** In English. */
export const preview: Preview = { ending, ...texts }

export const ready: Part['ready'] = async (_, { wire }, { page }, parts) => {
  const words = await wordsIn(`${wire.lang}`, 'preview', page.load)
  parts.preview = { css, preview: { ...preview, ...words } }
  return true
}
export const css = import.meta.wispCss
