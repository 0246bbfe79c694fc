/** True while the visitor is typing, in a field of the page or of a popup, or in a frame, or chooses from a list. */
import { after, every, on, type Stop } from '../../../shared/page/platform/dom'
import { focused, frameInUse } from '../../../shared/page/platform/focused'

/** Milliseconds without a key press after which the visitor counts as having finished typing. */
const PAUSE_MS = 3000

/** No event tells the page that a frame has lost the focus, or that a list was closed. */
const CHECK_MS = 500

/** Types of fields that are pressed: they have a value, but nobody types it. */
const PRESSED_TYPES = /^(button|checkbox|color|file|image|radio|range|reset|submit)$/

/** A field that is not empty: the visitor may have typed before we listened. */
const isFilled = (element: Element | null): boolean =>
  element instanceof HTMLElement &&
  (element.isContentEditable
    ? !!element.textContent
    : /^(input|textarea)$/.test(element.localName) &&
      !PRESSED_TYPES.test(`${Reflect.get(element, 'type')}`) &&
      Reflect.get(element, 'value') !== '')

/** Target of the last key or press that the page heard: then the focus is not in a frame of a closed shadow root. */
let lastTarget: EventTarget | null = null

/** Also a list that the page draws itself. Inside `:is()`, browsers ignore a pseudo-class that they do not know. */
const LIST = 'select:is(:open)'

const usesFrameOrList = (): boolean => {
  const element = frameInUse()
  return (!!element && element !== lastTarget) || !!focused()?.closest(LIST)
}

const untilFrameOrListIsLeft = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = every(CHECK_MS, () => {
      if (usesFrameOrList()) return
      stop()
      resolve()
    })
  })

/**
 * Notices typing until the visitor pauses or leaves the field.
 * @returns what resolves once the visitor has stopped typing, or left the frame or list; undefined while nobody types
 */
export const watchTyping = (): (() => Promise<void> | undefined) => {
  let typing: Promise<void> | undefined
  let field: Element | null
  let stopPause: Stop | undefined
  let stopWatching: Stop | undefined
  const end = (): void => {
    stopPause?.()
    stopWatching?.()
    typing = undefined
  }
  const begin = (): void => {
    field = focused()
    stopPause?.()
    stopPause = after(PAUSE_MS, end)
    typing ??= new Promise((resolve) => {
      stopWatching = resolve
    })
  }
  if (isFilled(focused())) begin()
  // Listen in the capture phase: popups do not let events of their fields out to the page, and some page fields do the
  // same. Only trusted events count: pages dispatch input events themselves, for instance on a counter that they
  // update.
  on(window, 'input', ({ isTrusted }) => isTrusted && begin(), true)
  for (const type of ['keydown', 'pointerdown'])
    on(
      window,
      type,
      ({ isTrusted, target }) => {
        if (isTrusted) lastTarget = target
      },
      true,
    )
  // Also when a frame takes the focus.
  on(window, 'blur', () => {
    lastTarget = null
  })
  // Not on `focusout`: a press takes the focus when it begins, and a popup that opens then gets the release.
  for (const type of ['keyup', 'mouseup']) on(window, type, () => field === focused() || end(), true)
  return () => typing ?? (usesFrameOrList() ? untilFrameOrListIsLeft() : undefined)
}
