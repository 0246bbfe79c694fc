/** Changes of the page's address without a load. Watched for as long as the page lives: undoing a wrap would undo later ones. */

import type { RouteChunk } from '../../../shared/model/route'
import { after, guard, on, type Stop } from '../../../shared/platform/dom'
import { globalNamed } from '../../../shared/platform/safe-dom'

export const watchRoute: RouteChunk['watchRoute'] = (here, changed) => {
  let waiting: Stop | undefined
  const look = (): void => {
    // Some routers write the same address again and again to keep their state.
    if (location.href === here) return
    here = location.href
    // The router is still at work: its page and title come next, and maybe another address.
    waiting?.()
    waiting = after(0, changed)
  }
  const navigation = globalNamed('navigation') as EventTarget | undefined
  if (navigation) on(navigation, 'currententrychange', look)
  else {
    on(window, 'popstate', look)
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name]
      history[name] = function (...entry) {
        original.apply(this, entry)
        guard(look)
      }
    }
  }
  // It may have changed while this was on its way.
  look()
}
