/** Rare ways to close: after a time, on an outside click, by opening another popup, or as a conversion. */

import { EXCLUSIVE } from '../../../shared/model/popup-type'
import type { Page } from '../../../shared/page/model/page'
import { afterPaint, all, type Stop } from '../../../shared/page/platform/dom'
import type { CloseTrigger } from '../../../shared/page/visit/close-trigger'
import { decodeClosing } from '../../../shared/wire/closing'
import { convertByPress, type Live } from '../../core/ui/index'
import { armAutoClose } from './auto-close'
import { closeOnOutsideClick } from './outside-click'

/** Closes by which the visitor dismisses the popup. */
const DISMISSALS: readonly CloseTrigger[] = ['x', 'button', 'skip', 'escape', 'bg_click']

/** Popups that a close has opened on this page. Each opens once, because two could name each other. */
const openedByClose = new Set<string>()

/** Floats over a usable page. Modals handle outside clicks themselves, embedded popups have no outside. */
const isFloating = ({ context: { popup } }: Live): boolean => ![...EXCLUSIVE, 'embedded'].includes(popup.type)

/**
 * The visitor may leave the page right after the press that is the conversion, so what encodes it comes before. Where it does not
 * come, it is fetched again for the lead.
 */
const prepareConversion = ({ load }: Page): Stop => afterPaint(() => void load('conversion').catch(() => {}))

export const hold = (live: Live, frame: HTMLElement) => {
  const { autoClose } = live.design
  const { page, popup } = live.context
  return all([
    decodeClosing(popup.wire).converts ? prepareConversion(page) : () => {},
    autoClose === undefined ? () => {} : armAutoClose(live, frame, autoClose),
    isFloating(live) ? closeOnOutsideClick(live) : () => {},
  ])
}

export const closed = (live: Live, trigger: CloseTrigger): void => {
  const { converts, opens } = decodeClosing(live.context.popup.wire)
  if (converts && trigger === 'button') convertByPress(live)
  else if (opens && DISMISSALS.includes(trigger) && !openedByClose.has(opens)) {
    openedByClose.add(opens)
    live.context.open(opens)
  }
}
