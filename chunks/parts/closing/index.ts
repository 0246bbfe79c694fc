/** How few popups close: by themselves, by a click beside them, for another, or as what they were for. */

import type { CloseTrigger } from '../../../shared/model/close-trigger'
import { EXCLUSIVE } from '../../../shared/model/popup-type'
import { all } from '../../../shared/platform/dom'
import { decodeClosing } from '../../../shared/wire/closing'
import { convertByPress, type Live } from '../../core/ui/index'
import { closeByItself } from './auto'
import { closeByOutsideClick } from './outside'

/** The visitor turned away from it. */
const TURNED_AWAY: readonly CloseTrigger[] = ['x', 'button', 'skip', 'escape', 'bg_click']

/** Popups of this page that a close has opened: two that name each other must not hold the visitor between them. */
const opened = new Set<string>()

/** A modal one sees to clicks beside it by itself, and what stands in the page has nothing beside it. */
const isOver = ({ context: { popup } }: Live): boolean => ![...EXCLUSIVE, 'embedded'].includes(popup.type)

export const hold = (live: Live, frame: HTMLElement) => {
  const { autoClose } = live.design
  return all([
    autoClose === undefined ? () => {} : closeByItself(live, frame, autoClose),
    isOver(live) ? closeByOutsideClick(live) : () => {},
  ])
}

export const closed = (live: Live, how: CloseTrigger): void => {
  const { converts, opens } = decodeClosing(live.context.popup.wire)
  if (converts && how === 'button') convertByPress(live)
  else if (opens && TURNED_AWAY.includes(how) && !opened.has(opens)) {
    opened.add(opens)
    live.context.open(opens)
  }
}
