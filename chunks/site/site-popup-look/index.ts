/** How timed popups look and appear. */
import type { PopupLookChunk } from '../../../shared/page/model/timed-popup'
import { adopt } from '../../../shared/page/platform/sheet'
import { effectOf } from '../../../shared/wire/page/site/popup-effect'
import { askEffect } from './ask'
import { addClose } from './close'
import './look.css'

// It stays: where no popup is left, it applies to nothing.
adopt(import.meta.wispCss)

/** An effect that is none of ours is for the site's own style sheet. */
export const lookOf: PopupLookChunk['lookOf'] = async (element, mayAskServer) => {
  const effect = effectOf(element) || (mayAskServer && (await askEffect(element))) || 'fade'
  const name = effect
    .trim()
    .replace(/[^\w-]+/g, '-')
    .slice(0, 40)
  return { name: `effect-${name}`, addClose }
}
