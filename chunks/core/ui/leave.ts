/** The ways out of a modal popup other than its own controls. */
import { isComposed } from '../../../shared/page/platform/composing'
import { all, on, type Stop } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import type { Live } from './live'

/** A field's list or calendar is open: Escape closes that, not the popup. */
const isInner = (event: Event): boolean =>
  Boolean((event.composedPath()[0] as Element).closest?.('[aria-expanded=true],[popover]:not(.wisp-frame)'))

/**
 * Listens to the Escape key itself, because the `cancel` event of a dialog that the visitor has not touched cannot be
 * held up for an exit animation (https://html.spec.whatwg.org/#close-request). `cancel` and `close` are for a phone's
 * back gesture.
 */
export const leaveByEscape = (frame: HTMLDialogElement, { close, design, root }: Live): Stop => {
  const leave = (event: Event & { repeat?: boolean }): void => {
    // Also of a key that ends a composition, for which some browsers would close the dialog.
    event.preventDefault()
    // A key that is held is one press: it has closed something else, after which this one has opened.
    if (!design.contentLock && !event.repeat && !isComposed(event)) close('escape')
  }
  // A dialog that the page opened over ours has the focus, and keeps its own Escape. Until the first paint ours is not
  // modal yet, and the focus is where the visitor pressed, such as in a menu.
  const ours = (event: Event): boolean =>
    !frame.open || ([root.host, doc.body, doc.documentElement].includes(event.target as HTMLElement) && !isInner(event))
  return all([
    on<KeyboardEvent>(
      window,
      'keydown',
      (event) => {
        const { defaultPrevented, key } = event
        if (key !== 'Escape' || defaultPrevented || !ours(event)) return
        event.stopImmediatePropagation()
        leave(event)
      },
      true,
    ),
    on(frame, 'cancel', leave),
    on(frame, 'close', () => {
      if (frame.open) return
      if (design.contentLock) frame.showModal()
      else close('escape')
    }),
  ])
}

/** Screens on which the visitor has neither given a lead nor played. */
const UNDECIDED_SCREENS = /^(welcome|main|play)$/

/** A press counts only where it both starts and ends outside, so that selecting text over the edge closes nothing. */
export const leaveByOutsideClick = (frame: HTMLElement, { close, design, root, screen }: Live): Stop => {
  let startedOutside = false
  const outside = ({ target, clientX, clientY }: MouseEvent): boolean => {
    const { left, right, top, bottom } = frame.getBoundingClientRect()
    return target === frame && (clientX < left || clientX > right || clientY < top || clientY > bottom)
  }
  return all([
    on<PointerEvent>(frame, 'pointerdown', (event) => {
      // A press that closes a field's list does not close the popup as well. Inside `:is()`, browsers ignore a
      // pseudo-class that they do not know.
      startedOutside = outside(event) && !root.querySelector('[popover]:is(:popover-open):not(.wisp-frame)')
    }),
    on<MouseEvent>(frame, 'click', (event) => {
      const meant = startedOutside && outside(event)
      startedOutside = false
      const allowed = !design.contentLock && (design.closeOnOutsideClick || !UNDECIDED_SCREENS.test(screen()))
      if (meant && allowed) close('bg_click')
    }),
  ])
}
