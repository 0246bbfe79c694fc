import type { PageRuntime } from '../../shared/page/model/page-builder'
import { after, guard, type Stop } from '../../shared/page/platform/dom'

/** Milliseconds: a page that changes all the time is looked through ten times a second at most. */
const SCAN_PAUSE_MS = 100

/** The one place that notices what comes to the page and leaves it. The document is watched: pages replace their body. */
export const watchChanges = (): PageRuntime['changed'] => {
  const looks = new Set<() => void>()
  // biome-ignore lint/correctness/noUnusedVariables: ??= reads it.
  let waiting: Stop | undefined
  const lookAll = (): void => {
    waiting = undefined
    for (const look of looks) guard(look)
  }
  new MutationObserver(() => {
    waiting ??= after(SCAN_PAUSE_MS, lookAll)
  }).observe(document, { childList: true, subtree: true })
  return (look) => {
    looks.add(look)
    return () => looks.delete(look)
  }
}
