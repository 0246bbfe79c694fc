import { guard, type Stop } from './dom'

/** An event source shared by all listeners, each its own function: it starts with the first and stops with the last. */
export const source = <T>(start: (notify: (value: T) => void) => Stop): ((listener: (value: T) => void) => Stop) => {
  const listeners = new Set<(value: T) => void>()
  let stop: Stop | undefined
  return (listener) => {
    listeners.add(listener)
    stop ??= start((value) => {
      for (const each of [...listeners]) guard(() => each(value))
    })
    return () => {
      listeners.delete(listener)
      if (listeners.size) return
      stop?.()
      stop = undefined
    }
  }
}
