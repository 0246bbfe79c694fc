import { all, on, type Stop } from '../../../shared/page/platform/dom'
import type { Live } from '../../core/ui/index'

/**
 * Closes a floating popup on a click outside, if its owner enabled that. The click must start and end outside, so that
 * selecting text across the edge does not close it. Clicks in other elements of ours, such as the inspector, do not
 * count.
 */
export const closeOnOutsideClick = ({ close, design }: Live): Stop => {
  if (!design.closeOnOutsideClick || design.contentLock) return () => {}
  const isOutside = ({ target }: Event): boolean => !/^wisp-/.test((target as Element).localName)
  let startedOutside = true
  return all([
    // Popups keep their presses from what listens later.
    on(
      document,
      'pointerdown',
      (event) => {
        startedOutside = isOutside(event)
      },
      true,
    ),
    on(document, 'click', (event) => {
      // A script of the page may click at any time.
      if (event.isTrusted && startedOutside && isOutside(event)) close('bg_click')
    }),
  ])
}
