/** Limits how many tasks run at a time; the others wait in a queue. */
import type { Stop } from '../shared/page/platform/dom'

export const createTurns = (limit: number) => {
  const waiting: (() => void)[] = []
  let free = limit
  const next = (): void => {
    if (!free) return
    const begin = waiting.shift()
    if (!begin) return
    free--
    begin()
  }
  /** Calls `begin` when it is this task's turn. The returned function ends the task, or cancels it while it waits. */
  return (begin: () => void): Stop => {
    let state: 'waiting' | 'begun' | 'done' = 'waiting'
    const start = (): void => {
      state = 'begun'
      begin()
    }
    waiting.push(start)
    next()
    return () => {
      if (state === 'waiting') waiting.splice(waiting.indexOf(start), 1)
      if (state === 'begun') free++
      state = 'done'
      next()
    }
  }
}
