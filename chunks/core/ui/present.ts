import { afterPaint, all, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'
import { enter } from './effects'
import { makeRoomForKeyboard } from './keyboard'
import type { Live } from './live'
import { name } from './name'
import { merged, type Part } from './part'
import { keepAttached } from './surface'
import type { Kind } from './window'

/**
 * Brings the frame up, and keeps it up until it is closed. What puts it over the page has the browser look at all of the page, or
 * lay out what is not on the screen yet: after its paint that is a task of its own, before it part of one that is too long.
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
  // Where the page has made `<html>` what fixed boxes hang on, by a transform say, it would first be painted in another place.
  if (frame.offsetParent === doc.documentElement) lift()
  // What stands in the flow of the page goes with it.
  if (root.host.parentNode === doc.documentElement)
    stops.push(
      keepAttached(root.host, raise, () => live.close('api')),
      makeRoomForKeyboard(frame),
    )
  return all(stops)
}
