import type { Stop } from './dom'
import type { ReadonlySignal, Signals } from './signals'

/**
 * A signal whose value follows from others: effects that read it run only when that value has changed. It is up to date
 * whenever no effect is running. `computed` of the package also is within an effect that has just written one of the others,
 * which would cost wisp.js 140 bytes, or each chunk 200.
 */
export const derived = <T>({ signal, effect }: Signals, compute: () => T): [value: ReadonlySignal<T>, stop: Stop] => {
  // The effect runs at once.
  const value = signal(undefined as T)
  const stop = effect(() => {
    value.value = compute()
  })
  return [value, stop]
}
