import { OPENING } from '../../../../shared/page/model/opener'
import type { Trigger } from '../../../../shared/page/model/trigger'
import { after, on } from '../../../../shared/page/platform/dom'
import { bare, doc } from '../../../../shared/page/platform/safe-dom'
import { source } from '../../../../shared/page/platform/source'

/** True if the press has asked for a popup: in its click, or when the button or the finger went down or up before. */
const hasOpened = (target: EventTarget | null): boolean => {
  const opening = Reflect.get(window, OPENING) as Event | undefined
  Reflect.set(window, OPENING, undefined)
  return opening?.target === target
}

/** The visitor's clicks on the page, not in popups. Capture: the page may stop propagation. */
const pageClick = source<void>((emit) => {
  /** When the last one was: a press on a label is a click on its field at the same time, too. */
  let lastAt: number | undefined
  return on(
    window,
    'click',
    ({ isTrusted, target, timeStamp }) => {
      if (!isTrusted || (timeStamp === lastAt && Reflect.has(target as Element, 'labels'))) return
      lastAt = timeStamp
      if (
        target === doc.documentElement ||
        (doc.body.contains(target as Node) && !bare(target as Element, 'closest')('wisp-popup'))
      )
        // Once all handlers have run.
        after(0, () => hasOpened(target) || emit())
    },
    true,
  )
})

/** Number of clicks anywhere on the page. Counts anew after that, because a script of the page may cancel the popup. */
export const pageClicks: Trigger = (onProgress, goal) => {
  let clicks = 0
  return pageClick(() => {
    onProgress(++clicks)
    if (clicks < goal) return
    clicks = 0
    onProgress(0)
  })
}
