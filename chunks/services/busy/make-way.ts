/** A popup that the visitor has pressed for opens over what the page has open, and must work there. */

import { SAYS_MODAL } from '../../../shared/page/gallery/over-page'
import type { BusyChunk } from '../../../shared/page/model/busy-chunk'
import { guard } from '../../../shared/page/platform/dom'
import { doc } from '../../../shared/page/platform/safe-dom'
import { windowsOfPage } from './windows'

/** Everything outside of these is inert, or they take the focus back. */
const KEEPS_FOCUS = `dialog:modal,${SAYS_MODAL}`

/** A modal window closes them, and they may be where the visitor has pressed. */
const isClosable = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.popover === 'auto'

export const makeWay: BusyChunk['makeWay'] = () => {
  const windows = windowsOfPage()
  const focus = doc.activeElement as HTMLElement | null
  const popovers = windows.filter(isClosable)
  const reopen = (popover: HTMLElement): void => {
    if (popover.isConnected && !popover.matches(':popover-open')) popover.showPopover()
  }
  return {
    isModal: windows.some((each) => each.matches(KEEPS_FOCUS)),
    restore() {
      for (const popover of popovers) guard(() => reopen(popover))
      if (popovers.some((popover) => popover.contains(focus))) focus?.focus({ preventScroll: true })
    },
  }
}
