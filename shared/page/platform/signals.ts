/**
 * The loader's signals: the values, runs and order of `@preact/signals-core` (a property test compares them), with
 * 1,000 bytes less. Chunks use `page.signals` instead of importing them, because a second copy would not see the
 * signals of the first.
 */

import type { Stop } from './dom'

export interface ReadonlySignal<T> {
  readonly value: T
  /** The value, without subscribing the effect that runs. */
  peek(): T
}

export interface Signal<T> extends ReadonlySignal<T> {
  value: T
}

/** A signal, as the effects that read it see it. */
interface Source {
  version: number
  /** Oldest subscription first. */
  observers: Set<Observer>
}

interface Observer {
  /** The sources that the last run has read, with their versions. */
  sources: Map<Source, number>
  queued: boolean
  run(): void
}

/** Rounds of effects that set off each other, until they count as a cycle. */
const ROUNDS_LIMIT = 100

let running: Observer | undefined
let queue: Observer[] = []
let depth = 0
let runs = 0

const isStale = ({ sources }: Observer): boolean =>
  [...sources].some(([{ version }, seenVersion]) => version !== seenVersion)

/** Runs what is queued, round by round. The first error is thrown when all have run. */
const flush = (): void => {
  const errors: unknown[] = []
  while (queue.length) {
    const round = queue
    queue = []
    runs++
    for (const observer of round) {
      observer.queued = false
      try {
        if (isStale(observer)) observer.run()
      } catch (error) {
        errors.push(error)
      }
    }
  }
  runs = 0
  depth--
  for (const error of errors) throw error
}

/** Effects that `action` sets off run when the outermost batch is over. */
const batch = (action: () => void): void => {
  depth++
  try {
    action()
  } finally {
    if (depth < 2) flush()
    else depth--
  }
}

const runAs = <T>(observer: Observer | undefined, action: () => T): T => {
  const outer = running
  running = observer
  try {
    return action()
  } finally {
    running = outer
  }
}

/** Afterwards the observer is subscribed to what this run of `action` has read, and to nothing else. */
const track = <T>(observer: Observer, action: () => T): T => {
  const before = observer.sources
  observer.sources = new Map()
  try {
    return runAs(observer, action)
  } finally {
    for (const source of before.keys()) if (!observer.sources.has(source)) source.observers.delete(observer)
  }
}

export const untracked = <T>(action: () => T): T => runAs(undefined, action)

export const signal = <T>(value: T): Signal<T> => {
  const source: Source = { version: 0, observers: new Set() }
  return {
    get value() {
      // The first reading of a run counts: an effect that then writes the signal runs again.
      if (running && !running.sources.has(source)) {
        running.sources.set(source, source.version)
        source.observers.add(running)
      }
      return value
    },
    /** @throws in a cycle of effects */
    set value(next) {
      if (next === value) return
      if (runs > ROUNDS_LIMIT) throw Error('Cycle')
      value = next
      source.version++
      batch(() => {
        const notified = [...source.observers].filter(({ queued }) => !queued)
        for (const observer of notified) observer.queued = true
        queue = [...notified, ...queue]
      })
    },
    peek: () => value,
  }
}

/** `body` may return a cleanup, which runs before the next run and at the end. */
export const effect = (body: () => unknown): Stop => {
  let cleanup: unknown
  let isRunning = false
  let isStopped = false
  const observer: Observer = {
    sources: new Map(),
    queued: false,
    run() {
      isRunning = true
      clean()
      batch(() => {
        try {
          if (!isStopped) cleanup = track(observer, body)
        } finally {
          isRunning = false
          if (isStopped) stop()
        }
      })
    },
  }
  const clean = (): void => {
    const last = cleanup
    cleanup = undefined
    if (typeof last !== 'function') return
    batch(() => {
      try {
        untracked(last as () => void)
      } catch (error) {
        isRunning = false
        stop()
        throw error
      }
    })
  }
  const stop: Stop = () => {
    isStopped = true
    if (isRunning) return
    track(observer, () => {})
    clean()
  }
  try {
    observer.run()
  } catch (error) {
    stop()
    throw error
  }
  return stop
}

/** The same functions for chunks. */
export const signals = { signal, effect, untracked }
export type Signals = typeof signals
