import type { Step } from '../../../shared/page/model/lifecycle'
import { after, all, type Stop } from '../../../shared/page/platform/dom'
import type { Signals } from '../../../shared/page/platform/signals'

/** Milliseconds from the close of a popup to the return of its tab (specification, section 4). */
const PAUSE_MS = 1_500

/** The pause after a popup was closed, in which it may still be leaving the screen. */
export const createPause = ({ signal }: Signals) => {
  const displayedIds = new Set<string>()
  const pauses = new Map<string, Stop>()
  const ended = signal(0)
  const begin = (id: string): void => {
    pauses.set(
      id,
      after(PAUSE_MS, () => {
        pauses.delete(id)
        ended.value = ended.peek() + 1
      }),
    )
  }
  return {
    /** Changes each time a pause ends. */
    ended,
    /** True if the popup was closed a moment ago. Must be called after each change of its step. */
    holds(id: string, step: Step): boolean {
      if (step === 'shown') {
        displayedIds.add(id)
        pauses.get(id)?.()
        pauses.delete(id)
      } else if (displayedIds.delete(id)) begin(id)
      return pauses.has(id)
    },
    stop: () => all([...pauses.values()])(),
  }
}
