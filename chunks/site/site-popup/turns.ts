/** Popups that have fired show one at a time, in that order, each when it disturbs nobody. */
import { after, type Stop } from '../../../shared/platform/dom'
import { isBusy } from './busy'

export interface Turn {
  /** Shows it, once all that it needs has come. @returns whether it is on the screen now, until `end` */
  show?(): boolean
  hide: Stop
}

/** Milliseconds between two looks at whether the visitor is still busy. */
const CHECK = 500

/** In the order in which they fired. */
const queue = new Set<Turn>()
let current: Turn | undefined
let stopChecking: Stop | undefined

/** Shows it now, whatever else waits, instead of what is on the screen. */
export const begin = (turn: Turn): void => {
  queue.delete(turn)
  if (current === turn) return
  current?.hide()
  current = turn.show?.() ? turn : undefined
}

export const next = (): void => {
  stopChecking?.()
  for (const first of queue) {
    if (current || !first.show) return
    if (isBusy()) {
      stopChecking = after(CHECK, next)
      return
    }
    begin(first)
  }
}

export const enqueue = (turn: Turn): void => {
  queue.add(turn)
}

/** It has left the screen, or the page. */
export const end = (turn: Turn): void => {
  queue.delete(turn)
  if (current === turn) current = undefined
  next()
}
