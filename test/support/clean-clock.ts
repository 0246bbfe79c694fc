/** Files share the clock of their worker: after each, it is the real one, and nothing of that file waits by it. */
import { vi } from 'vitest'

/** Started by the current file: a page that is left has no timers, and one that fires after the last file finds no document. */
const timers = new Set<NodeJS.Timeout>()
for (const name of ['setTimeout', 'setInterval'] as const) {
  const start = globalThis[name]
  const startNoted = (...args: Parameters<typeof setTimeout>): NodeJS.Timeout => {
    const timer = start(...args)
    timers.add(timer)
    return timer
  }
  // Others may look for what Node keeps at the function, such as how it is awaited.
  globalThis[name] = Object.defineProperties(startNoted, Object.getOwnPropertyDescriptors(start)) as typeof setTimeout
}

const realClock = { setTimeout, setInterval, clearTimeout, clearInterval, Date }

/** @throws Error if the file has left a fake clock behind, on which later files of this worker would wait for ever */
export const cleanClock = (): void => {
  // Timers of a fake clock are dropped with it.
  vi.useRealTimers()
  const replaced = Object.entries(realClock).flatMap(([name, real]) =>
    Reflect.get(globalThis, name) === real ? [] : [name],
  )
  Object.assign(globalThis, realClock)
  for (const timer of timers) clearTimeout(timer)
  timers.clear()
  if (replaced.length > 0) throw new Error(`this file has left a fake clock behind: ${replaced.join(', ')}`)
}
