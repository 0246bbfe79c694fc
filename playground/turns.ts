/** So many at a time; the rest wait in line. */
import type { Stop } from '../shared/platform/dom'

export const createTurns = (most: number) => {
  const waiting: (() => void)[] = []
  let free = most
  const next = (): void => {
    if (!free) return
    const begin = waiting.shift()
    if (!begin) return
    free--
    begin()
  }
  /** Calls `begin` when it is their turn. Who is done, or does not want it any more, says so by what this answers. */
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
