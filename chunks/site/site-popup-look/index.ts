/** How timed popups look and appear. */
import type { PopupLookChunk } from '../../../shared/page/model/timed-popup'
import { send } from '../../../shared/page/platform/send'
import { adopt } from '../../../shared/page/platform/sheet'
import { decodeEffect, effectForm, effectOf, effectUrl } from '../../../shared/wire/page/site/popup-effect'
import { closeAdder } from './close'
import './look.css'

/** Milliseconds: a popup does not wait longer to be told how it appears. */
const LOOK_WAIT_MS = 1_000

/** '' if the site's server says nothing in time. */
const askEffect = async (element: HTMLElement): Promise<string> => {
  const url = effectUrl()
  if (!url) return ''
  const { text } = await send(url, { type: '', body: effectForm(element), timeout: LOOK_WAIT_MS })
  return decodeEffect(text)
}

// The style sheet is never removed: where no popup is left, it matches nothing.
adopt(import.meta.wispCss)

/** An effect that is none of ours is for the site's own style sheet. */
export const lookOf: PopupLookChunk['lookOf'] = async (element, mayAskServer, load) => {
  const effect = effectOf(element) || (mayAskServer && (await askEffect(element))) || 'fade'
  const name = effect
    .trim()
    .replace(/[^\w-]+/g, '-')
    .slice(0, 40)
  return { name: `effect-${name}`, addClose: closeAdder(load) }
}
