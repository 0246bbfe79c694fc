import type { Prize } from '../../../shared/model/prize'
import type { Stop } from '../../../shared/platform/dom'
import type { ReadonlySignal } from '../../../shared/platform/signals'
import { calm, type Live } from '../../core/ui/index'
import type { ConfettiChunk } from '../../games/confetti/index'
import type { Phase } from './phase'

/** Fetches confetti while a prize that wins is revealed. Never for who asked for less motion; without it a prize is a prize all the same. */
export const celebrateWin = (live: Live, phase: ReadonlySignal<Phase>, { winner }: Prize, ends: Stop[]): void => {
  if (!winner || calm()) return
  live.context.page.load<ConfettiChunk>('confetti').then(
    ({ celebrate }) => phase.value.name !== 'closed' && ends.push(celebrate(live, phase)),
    () => {},
  )
}
