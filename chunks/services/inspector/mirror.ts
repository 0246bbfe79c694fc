import { type ReadonlySignal, signal } from '@preact/signals-react'
import { guard, type Stop } from '../../../shared/page/platform/dom'
import type { Signals } from '../../../shared/page/platform/signals'

/**
 * Copies what `read` finds in the loader's signals into a signal that components can use. Components have their own
 * copy of the signals core, and the two copies do not notice each other.
 */
export const mirror = <T>({ effect, untracked }: Signals, read: () => T): [mirrored: ReadonlySignal<T>, stop: Stop] => {
  const mirrored = signal(untracked(read))
  const stop = effect(() => {
    // Runs inside the code that writes a signal, which must not get our errors.
    guard(() => {
      mirrored.value = read()
    })
  })
  return [mirrored, stop]
}
