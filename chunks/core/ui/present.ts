import { afterPaint, all, reportRejection, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { enter } from './effects'
import type { Live } from './live'
import { name } from './name'
import { merged, type Part } from './part'
import { loadPresence } from './presence-chunk'
import type { Kind } from './window'

/** Has the presence chunk work for the popup once it is painted. @param raise puts it over the page again */
const attend = (frame: HTMLElement, { unattended }: Kind, live: Live, raise?: () => void): Stop => {
  let isOver = false
  let stop: Stop | undefined
  return all([
    afterPaint(() => {
      reportRejection(
        loadPresence(live.context.page).then(
          (chunk) => {
            if (!isOver) stop = chunk.attend(frame, live, raise)
          },
          () => {
            if (!isOver) unattended?.(frame)
          },
        ),
      )
    }),
    () => {
      isOver = true
      stop?.()
    },
  ])
}

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
  // The content of a page's own popup stands where the page has put it.
  const isOwn = root.host.parentNode === doc.documentElement
  // An embedded popup is part of the page: when the page removes it, it stays removed.
  if (context.popup.type !== 'embedded') stops.push(attend(frame, kind, live, isOwn ? raise : undefined))
  return all(stops)
}
