import { afterPaint, all, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { enter } from './effects'
import { makeRoomForKeyboard } from './keyboard'
import type { Live } from './live'
import { name } from './name'
import { merged, type Part } from './part'
import { keepAttached } from './surface'
import type { Kind } from './window'

/**
 * Shows the frame, and keeps it on top until it is closed. Raising it into the top layer makes the browser visit all of
 * the page, or lay out what is not on the screen yet. After the first paint that is a task of its own; before, it would
 * make a long task longer.
 */
export const present = (frame: HTMLElement, kind: Kind, live: Live, parts: Part[]): Stop => {
  const { context, design, root } = live
  let painted = false
  const raise = (): void => {
    if (painted) kind.raise(frame)
  }
  const lift = (): void => {
    if (painted) return
    painted = true
    raise()
  }
  name(frame, context.popup.name)
  enter(frame, design.entryEffect, merged(parts, 'effects'))
  const stops = [...parts.flatMap(({ hold }) => hold?.(live, frame) ?? []), afterPaint(lift), kind.hold(frame, live)]
  // A transformed `<html>` holds fixed boxes in the window's stead: the frame would first be painted in another place.
  if (frame.offsetParent === doc.documentElement) lift()
  // An embedded popup is part of the page: when the page removes it, it stays removed.
  if (root.host.parentNode === doc.documentElement)
    stops.push(
      keepAttached(root.host, raise, () => live.close('api')),
      makeRoomForKeyboard(frame, live),
    )
  return all(stops)
}
