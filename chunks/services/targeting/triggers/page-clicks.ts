import type { Trigger } from '../../../../shared/model/trigger'
import { on } from '../../../../shared/platform/dom'
import { openedBy } from '../../../../shared/platform/opened-by'
import { doc } from '../../../../shared/platform/safe-dom'
import { source } from '../../../../shared/platform/source'

/** Clicks on the page, not in popups (children of <html>). Capture: the page may stop propagation. */
const pageClick = source<void>((emit) =>
  on(
    document,
    'click',
    (event) => {
      const { target } = event
      // A press that opens a popup is meant for that one. A link of this kind that is not ours leaves the page anyway.
      if (openedBy(event, () => true)) return
      if (target === doc.documentElement || doc.body.contains(target as Node)) emit()
    },
    true,
  ),
)

/** Number of clicks anywhere on the page. Counts anew after that, because a script of the page may cancel the popup. */
export const pageClicks: Trigger = (onProgress, needed) => {
  let clicks = 0
  return pageClick(() => {
    onProgress(++clicks)
    if (clicks < needed) return
    clicks = 0
    onProgress(0)
  })
}
