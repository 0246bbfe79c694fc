import { all, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { enter } from './effects'
import { makeRoomForKeyboard } from './keyboard'
import type { Live } from './live'
import { name } from './name'
import { merged, type Part } from './part'
import { keepAttached } from './surface'
import type { Kind } from './window'

/**
 * Shows the frame, and keeps it on top until it is closed. It enters the top layer before it is laid out for the first time:
 * outside of it, the browser would lay out and paint around it all of a large page, twice.
 */
export const present = (frame: HTMLElement, kind: Kind, live: Live, parts: Part[]): Stop => {
  const { context, design, root } = live
  const raise = (): void => kind.raise(frame)
  name(frame, context.popup.name)
  enter(frame, design.entryEffect, merged(parts, 'effects'))
  const stops = [...parts.flatMap(({ hold }) => hold?.(live, frame) ?? []), kind.hold(frame, live)]
  raise()
  // An embedded popup is part of the page: when the page removes it, it stays removed.
  if (root.host.parentNode === doc.documentElement)
    stops.push(
      keepAttached(root.host, raise, () => live.close('api')),
      makeRoomForKeyboard(frame, live),
    )
  return all(stops)
}
