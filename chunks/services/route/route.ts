/** Watches for URL changes without a page load. Never stops, because unwrapping `history` would drop later wrappers. */

import type { RouteChunk } from '../../../shared/model/route'
import { after, guard, on, type Stop } from '../../../shared/platform/dom'
import { pageAddress } from '../../../shared/platform/page-address'
import { globalNamed } from '../../../shared/platform/safe-dom'

export const watchRoute: RouteChunk['watchRoute'] = (here, changed) => {
  let cancelPending: Stop | undefined
  const check = (): void => {
    // Ignore calls with the same URL: some routers use them to store state.
    const now = pageAddress()
    if (now === here) return
    here = now
    // Wait for the router to finish: content and title come next, and maybe another URL.
    cancelPending?.()
    cancelPending = after(0, changed)
  }
  const navigation = globalNamed('navigation') as EventTarget | undefined
  if (navigation) on(navigation, 'currententrychange', check)
  else {
    on(window, 'popstate', check)
    for (const name of ['pushState', 'replaceState'] as const) {
      const original = history[name]
      history[name] = function (...entry) {
        original.apply(this, entry)
        guard(check)
      }
    }
  }
  // The URL may have changed while this chunk was loading.
  check()
}
