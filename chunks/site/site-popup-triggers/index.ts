/** The triggers of a timed popup, which open it by itself (specification, section 5). Loaded for those of the page's owner only. */
import { isTestHost } from '../../../shared/model/test-hosts'
import type { PopupTriggersChunk } from '../../../shared/page/model/timed-popup'
import { after, all, on, type Stop } from '../../../shared/page/platform/dom'
import { scrolled } from '../../../shared/page/platform/scrolled'
import { scroller } from '../../../shared/page/platform/scroller'
import { isMachineName } from '../../../shared/targeting/machine-name'
import { OWNER } from '../../../shared/wire/addresses'

/**
 * Programs are shown nothing by itself, by the same signs as with popups of the server. An owner's link shows everything, and on
 * a page that is kept for tests they are the owner's own.
 */
const isProgram = (): boolean =>
  (navigator.webdriver || isMachineName(navigator.userAgent)) &&
  !isTestHost(location.hostname) &&
  !location.search.includes(OWNER)

/** Milliseconds (specification, section 5): who leaves sooner has come by mistake. */
const EXIT_ARMED_MS = 4_000
/** Without a related target the pointer has left the window; lists of select boxes and frames say so too, further down. */
const exit = (fire: () => void): Stop => {
  const since = Date.now()
  // In the capture phase on the window, before a header of the page or its copy protection can stop the event.
  return on<MouseEvent>(
    window,
    'mouseout',
    ({ clientY, isTrusted, relatedTarget }) => {
      if (isTrusted && !relatedTarget && clientY <= 0 && Date.now() - since >= EXIT_ARMED_MS) fire()
    },
    true,
  )
}

/** A page too short to be scrolled is at its end. */
const scroll = (goal: number, fire: () => void): Stop => {
  return scrolled(() => {
    const { range, top } = scroller()
    // Positions are fractions and heights are rounded, so without one more pixel the end may be out of reach.
    if (100 * (top + 1) >= goal * range) fire()
  })
}

export const arm: PopupTriggersChunk['arm'] = (popup, fire) => {
  const names = isProgram() ? [] : popup.triggers
  return all(
    names.flatMap((name) => {
      const fired = (): void => fire(name)
      if (name === 'exit') return exit(fired)
      if (name === 'delay') return after(popup.delay * 1000, fired)
      return name === 'scroll' ? scroll(popup.scroll, fired) : []
    }),
  )
}
