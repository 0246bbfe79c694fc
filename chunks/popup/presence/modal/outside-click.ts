import { all, on, type Stop } from '../../../../shared/page/platform/dom'
import type { Live } from '../../../core/ui/index'

/** Screens on which the visitor has neither given a lead nor played. */
const UNDECIDED_SCREENS = /^(welcome|main|play)$/

/** A press counts only where it both starts and ends outside, so that selecting text over the edge closes nothing. */
export const leaveByOutsideClick = (frame: HTMLElement, { close, design, root, screen }: Live): Stop => {
  let startedOutside = false
  const outside = ({ target, clientX, clientY }: MouseEvent): boolean => {
    const { left, right, top, bottom } = frame.getBoundingClientRect()
    return (
      (target as Element).matches('.wisp-frame,.wisp-cover') &&
      (clientX < left || clientX > right || clientY < top || clientY > bottom)
    )
  }
  return all([
    on<PointerEvent>(frame, 'pointerdown', (event) => {
      // A press that closes a field's list does not close the popup as well. Inside `:is()`, browsers ignore a
      // pseudo-class that they do not know.
      startedOutside = outside(event) && !root.querySelector('[popover]:is(:popover-open):not(.wisp-frame,.wisp-cover)')
    }),
    on<MouseEvent>(frame, 'click', (event) => {
      const isMeant = startedOutside && outside(event)
      startedOutside = false
      const allowed = !design.contentLock && (design.closeOnOutsideClick || !UNDECIDED_SCREENS.test(screen()))
      if (isMeant && allowed) close('bg_click')
    }),
  ])
}
