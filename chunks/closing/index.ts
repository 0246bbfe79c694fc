/** How few popups close: by themselves, for another, or as what they were for. */
import type { CloseTrigger } from '../../shared/popup'
import { decodeClosing } from '../../shared/wire/closing'
import { convertByPress, type Live } from '../ui/index'
import { closeByItself } from './auto'

/** The visitor turned away from it. */
const TURNED_AWAY: readonly CloseTrigger[] = ['x', 'button', 'skip', 'escape', 'bg_click']

/** Popups of this page that a close has opened: two that name each other must not hold the visitor between them. */
const opened = new Set<string>()

export const hold = (live: Live, frame: HTMLElement) => {
  const { autoClose } = live.design
  return autoClose === undefined ? () => {} : closeByItself(live, frame, autoClose)
}

export const closed = (live: Live, how: CloseTrigger): void => {
  const { converts, opens } = decodeClosing(live.context.popup.wire)
  if (converts && how === 'button') convertByPress(live)
  else if (opens && TURNED_AWAY.includes(how) && !opened.has(opens)) {
    opened.add(opens)
    live.context.open(opens)
  }
}
