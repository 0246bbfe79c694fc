import { type ReadonlySignal, signal } from '@preact/signals-react'
import { guard, type Stop } from '../../../shared/platform/dom'
import type { Signals } from '../../../shared/platform/signals'

/**
 * What `read` finds in the loader's signals, in a signal that components see: theirs are of another copy of the core, and neither
 * copy notices the other's.
 */
export const mirror = <T>({ effect, untracked }: Signals, read: () => T): [mirrored: ReadonlySignal<T>, stop: Stop] => {
  const mirrored = signal(untracked(read))
  const stop = effect(() => {
    // Runs within whatever writes to a signal, which must not get its error.
    guard(() => {
      mirrored.value = read()
    })
  })
  return [mirrored, stop]
}
