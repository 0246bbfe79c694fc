import { HTML_OPENER } from '../../../../shared/model/opener'
import type { Trigger } from '../../../../shared/model/trigger'
import { on } from '../../../../shared/platform/dom'
import { doc } from '../../../../shared/platform/safe-dom'
import { source } from '../../../../shared/platform/source'

/** The visitor's clicks on the page, not in popups (children of <html>). Capture: the page may stop propagation. */
const pageClick = source<void>((emit) => {
  /** When the last one was: a press on a label is a click on its field at the same time, too. */
  let lastAt: number | undefined
  return on(
    document,
    'click',
    ({ isTrusted, target, timeStamp }) => {
      // A press that opens a popup is meant for that one.
      const opens = target instanceof Element && Element.prototype.closest.call(target, HTML_OPENER)
      if (!isTrusted || (timeStamp === lastAt && Reflect.has(target as Element, 'labels'))) return
      lastAt = timeStamp
      if (!opens && (target === doc.documentElement || doc.body.contains(target as Node))) emit()
    },
    true,
  )
})

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
