import { guard, type Stop } from './dom'

/** An event source shared by all listeners: it starts with the first listener and stops with the last. */
export const source = <T>(start: (notify: (value: T) => void) => Stop): ((listener: (value: T) => void) => Stop) => {
  const listeners = new Set<(value: T) => void>()
  let stop: Stop | undefined
  return (listener) => {
    // Wrap it, so that the same function may listen twice.
    const entry = (value: T): void => listener(value)
    listeners.add(entry)
    stop ??= start((value) => {
      for (const each of [...listeners]) guard(() => each(value))
    })
    return () => {
      listeners.delete(entry)
      if (listeners.size) return
      stop?.()
      stop = undefined
    }
  }
}
