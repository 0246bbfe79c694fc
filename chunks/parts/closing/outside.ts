import { all, on, type Stop } from '../../../shared/platform/dom'
import type { Live } from '../../core/ui/index'

/**
 * A click beside a popup that leaves the page in use, where its owner wants that. It counts where it starts and ends: who selects
 * text and lets go beside it closes nothing, and what is pressed in another of ours, the inspector say, is about that one.
 */
export const closeByOutsideClick = ({ close, design }: Live): Stop => {
  if (!design.closeOnOutsideClick || design.contentLock) return () => {}
  const isBeside = ({ target }: Event): boolean => !/^wisp-/.test((target as Element).localName)
  let startedBeside = true
  return all([
    on(document, 'pointerdown', (event) => {
      startedBeside = isBeside(event)
    }),
    on(document, 'click', (event) => {
      if (startedBeside && isBeside(event)) close('bg_click')
    }),
  ])
}
