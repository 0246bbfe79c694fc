/** What opens a timed popup by itself (specification, section 5). Loaded for those of the page's owner only. */
import type { PopupTriggersChunk } from '../../../shared/model/timed-popup'
import { after, all, on, type Stop } from '../../../shared/platform/dom'
import { doc } from '../../../shared/platform/safe-dom'

/** Milliseconds (specification, section 5): who leaves sooner has come by mistake. */
const EXIT_ARMED = 4_000
/** Milliseconds: reading the page's height may force a layout, so do it at most this often. */
const THROTTLE = 300

/** Without a related target the pointer has left the window; lists of select boxes and frames say so too, further down. */
const exit = (fire: () => void): Stop => {
  const since = Date.now()
  // In the capture phase, because a header of the page may stop the event.
  return on<MouseEvent>(
    document,
    'mouseout',
    ({ clientY, isTrusted, relatedTarget }) => {
      if (isTrusted && !relatedTarget && clientY <= 0 && Date.now() - since >= EXIT_ARMED) fire()
    },
    true,
  )
}

/** A page too short to be scrolled is at its end. */
const scroll = (needed: number, fire: () => void): Stop => {
  let waiting: Stop | undefined
  const look = (): void => {
    waiting = undefined
    const { scrollHeight, clientHeight } = doc.documentElement
    // Positions are fractions and heights are rounded, so without one more pixel the end may be out of reach.
    if (100 * (scrollY + 1) >= needed * (scrollHeight - clientHeight)) fire()
  }
  const soon = (): void => {
    waiting ??= after(THROTTLE, look)
  }
  // The browser may have restored a scroll position already.
  soon()
  return all([on(window, 'scroll', soon), () => waiting?.()])
}

export const arm: PopupTriggersChunk['arm'] = (popup, fire) =>
  all(
    popup.triggers.flatMap((name) => {
      const fired = (): void => fire(name)
      if (name === 'exit') return exit(fired)
      if (name === 'delay') return after(popup.delay * 1000, fired)
      return name === 'scroll' ? scroll(popup.scroll, fired) : []
    }),
  )
