/**
 * The work of a modal popup once it is painted. It covers the page without making it inert, so that opening costs the same
 * on pages of any size: what inertness would bring beside that is done here.
 */
import { all, type Stop } from '../../../../shared/page/platform/dom'
import { lockScroll } from '../../../../shared/page/platform/scroll-lock'
import type { Live } from '../../../core/ui/index'
import { hideAside } from './aside'
import { leaveByBack } from './back'
import { focusFirstField } from './first-field'
import { keepFocus } from './focus'
import { leaveByOutsideClick } from './outside-click'
import { scrollByKeys } from './scroll-keys'

export const attendModal = (frame: HTMLDialogElement, live: Live): Stop =>
  // The popup may have been closed meanwhile.
  frame.ariaModal
    ? all([
        lockScroll(),
        keepFocus(frame, live),
        hideAside(live.root.host),
        focusFirstField(frame, live),
        scrollByKeys(frame),
        leaveByBack(frame, live),
        leaveByOutsideClick(frame, live),
      ])
    : () => {}
