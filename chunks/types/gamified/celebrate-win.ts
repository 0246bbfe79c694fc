import type { Prize } from '../../../shared/model/prize'
import { loadBesideUi } from '../../../shared/page/model/beside-ui'
import type { Stop } from '../../../shared/page/platform/dom'
import type { ReadonlySignal } from '../../../shared/page/platform/signals'
import { type Live, prefersReducedMotion } from '../../core/ui/index'
import type { Phase } from './phase'

export interface ConfettiChunk {
  /** Throws the confetti once the prize has been revealed. Returns a function that ends it. */
  celebrate(live: Live, phase: ReadonlySignal<Phase>): Stop
}

/**
 * Fetches confetti while a winning prize is revealed, unless the visitor asked for less motion. If it does not arrive,
 * the game goes on without it.
 */
export const celebrateWin = (live: Live, phase: ReadonlySignal<Phase>, { winner }: Prize, ends: Stop[]): void => {
  if (!winner || prefersReducedMotion()) return
  loadBesideUi<ConfettiChunk>(live.context.page, 'confetti').then(
    ({ celebrate }) => phase.value.name !== 'closed' && ends.push(celebrate(live, phase)),
    () => {},
  )
}
