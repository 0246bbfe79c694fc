import type { Trigger } from '../../../../shared/model/trigger'
import { on } from '../../../../shared/platform/dom'
import { doc } from '../../../../shared/platform/safe-dom'
import { source } from '../../../../shared/platform/source'

/** Popups hang on <html> beside the body. Seen on the way down: the page may keep a click to itself. */
const clicked = source<void>((tell) =>
  on(
    document,
    'click',
    ({ target }) => {
      if (target === doc.documentElement || doc.body.contains(target as Node)) tell()
    },
    true,
  ),
)

/** Clicks anywhere on the page. */
export const pageClicks: Trigger = (tell) => {
  let clicks = 0
  return clicked(() => tell(++clicks))
}
