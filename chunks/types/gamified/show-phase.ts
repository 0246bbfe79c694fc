import type { Prize } from '../../../shared/model/prize'
import type { Stop } from '../../../shared/page/platform/dom'
import type { ReadonlySignal } from '../../../shared/page/platform/signals'
import { draw } from '../../../shared/words/english'
import type { Live } from '../../core/ui/index'
import type { Phase } from './phase'

/**
 * Shows the phase in the template's own elements: that a draw is under way, that it has failed, and that the buttons do
 * nothing once the game was played. The buttons are not removed, so the focus stays.
 */
export const showPhase = (
  { context, root, words }: Live,
  phase: ReadonlySignal<Phase>,
  prize: () => Prize | undefined,
): Stop =>
  context.page.signals.effect(() => {
    const { name } = phase.value
    root.querySelector('.wisp-game')?.toggleAttribute('data-drawing', /drawing|claiming/.test(name))
    // At the game, or at the form if the game is on another screen.
    const problem = root.querySelector('.wisp-unplayed') ?? root.querySelector('.wisp-problem')
    if (problem) problem.textContent = name === 'failed' ? (words.drawFailed ?? draw.drawFailed) : ''
    if (!prize()) return
    for (const button of root.querySelectorAll('.wisp-game button')) button.ariaDisabled = 'true'
  })
