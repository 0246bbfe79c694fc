/** `wisp.gallery`, with or without wisp.js, and what runs as long as anything on the page opens in the gallery. */
import type { WispApi } from '../../../shared/page/model/api'
import { all, guard, on, type Stop } from '../../../shared/page/platform/dom'
import { globalNamed } from '../../../shared/page/platform/safe-dom'
import { watchIntent } from './intent'
import { watchPresses } from './press'
import { checkAddress } from './ready'
import { addRule } from './rules'

let users = 0
let stop: Stop

const gallery: WispApi['gallery'] = (selector, options) =>
  guard(() => all([addRule(selector, options), run()])) ?? (() => {})

/** Without wisp.js, a queue as pages make it, which wisp.js takes over when it comes. */
const offer = (): void => {
  if (!globalNamed('wisp')) window.wisp = []
  const wisp = globalNamed('wisp') as Pick<WispApi, 'gallery'>
  if (wisp.gallery) return
  wisp.gallery = gallery
  dispatchEvent(new CustomEvent('wisp:gallery'))
}

/** Starts one set of listeners for all links together. */
export const run = (): Stop => {
  if (!users++) {
    stop = all([watchIntent(), watchPresses(), on(window, 'hashchange', checkAddress)])
    guard(offer)
  }
  checkAddress()
  return () => {
    if (!--users) stop()
  }
}
