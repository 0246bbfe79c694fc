import type { Step } from '../../../shared/model/lifecycle'
import { after, all, type Stop } from '../../../shared/platform/dom'
import type { Signals } from '../../../shared/platform/signals'

/** Milliseconds from the close of a popup to the return of its tab (specification, section 4). */
const PAUSE = 1_500

/** The pause after a popup was closed, in which it may still be leaving the screen. */
export const createPause = ({ signal }: Signals) => {
  const shown = new Set<string>()
  const pauses = new Map<string, Stop>()
  const ended = signal(0)
  const begin = (id: string): void => {
    pauses.set(
      id,
      after(PAUSE, () => {
        pauses.delete(id)
        ended.value++
      }),
    )
  }
  return {
    /** Whether a popup at this step was closed just now. To be called at each change of it, in an effect: the end of a pause runs it again. */
    holds(id: string, step: Step): boolean {
      void ended.value
      if (step === 'shown') {
        shown.add(id)
        pauses.get(id)?.()
        pauses.delete(id)
      } else if (shown.delete(id)) begin(id)
      return pauses.has(id)
    },
    stop: () => all([...pauses.values()])(),
  }
}
