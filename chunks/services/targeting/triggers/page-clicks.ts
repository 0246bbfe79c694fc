import type { Trigger } from '../../../../shared/model/trigger'
import { on } from '../../../../shared/platform/dom'
import { doc } from '../../../../shared/platform/safe-dom'
import { source } from '../../../../shared/platform/source'

/** Clicks on the page, not in popups (children of <html>). Capture: the page may stop propagation. */
const pageClick = source<void>((emit) =>
  on(
    document,
    'click',
    ({ target }) => {
      if (target === doc.documentElement || doc.body.contains(target as Node)) emit()
    },
    true,
  ),
)

/** Number of clicks anywhere on the page. */
export const pageClicks: Trigger = (onProgress) => {
  let clicks = 0
  return pageClick(() => onProgress(++clicks))
}
