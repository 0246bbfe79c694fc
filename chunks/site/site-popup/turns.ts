/** Popups that have fired show one at a time, in that order, each when it disturbs nobody. */
import type { BusyChunk } from '../../../shared/page/model/busy-chunk'
import { on, type Stop } from '../../../shared/page/platform/dom'
import { bare } from '../../../shared/page/platform/safe-dom'

export interface Turn {
  /** Comes with all that it needs, unless it was pressed for. */
  busyWith?: BusyChunk['busyWith'] | undefined
  /** Shows it, once all that it needs has come. @returns whether it is on the screen now, until `end` */
  show?(): boolean
  hide: Stop
}

/** In the order in which they fired. */
const queue = new Set<Turn>()
let current: Turn | undefined
let stopWaiting: Stop | undefined

/** Calls `free` when the tab is seen and the visitor is no longer busy; undefined if that is so now. */
const wait = ({ busyWith }: Turn, free: () => void): Stop | undefined => {
  if (bare(document, 'hidden')) return on(document, 'visibilitychange', free, { once: true })
  const over = busyWith?.({ ours: true })?.over
  if (!over) return
  let stopped = false
  over.then(() => stopped || free())
  return () => {
    stopped = true
  }
}

/** Shows it now, whatever else waits, instead of what is on the screen. */
export const begin = (turn: Turn): void => {
  queue.delete(turn)
  if (current === turn) return
  current?.hide()
  current = turn.show?.() ? turn : undefined
}

export const next = (): void => {
  stopWaiting?.()
  for (const first of queue) {
    if (current || !first.show) return
    stopWaiting = wait(first, next)
    if (stopWaiting) return
    begin(first)
  }
}

export const enqueue = (turn: Turn): void => {
  queue.add(turn)
}

/** Ends a popup's turn, once it has left the screen or the page. */
export const end = (turn: Turn): void => {
  queue.delete(turn)
  if (current === turn) current = undefined
  next()
}
