/**
 * Long work on the database in small steps, each in its own transaction, so that visitors' reports are written in between.
 * Work that was interrupted is continued where the last step ended, by this server or another.
 */
import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds that a step should take: short enough that no call waits noticeably. */
const AIM_MS = 8
/** Rows of one step. */
const STEP_ROWS = { first: 100, fewest: 20, most: 2_000 }
/** Milliseconds of the longest pause. */
const MAX_PAUSE_MS = 1_000
/** Pauses take so many times as long as the step before. */
const PAUSE_FACTOR = 2

/** More rows while steps are quick, fewer when they are not. */
const nextSize = (rows: number, took: number): number => {
  const size = took > AIM_MS ? rows / 2 : took < AIM_MS / 2 ? rows * 2 : rows
  return Math.min(STEP_ROWS.most, Math.max(STEP_ROWS.fewest, Math.round(size)))
}

/** Handles at most `rows` more rows. Resolves with whether there may be more. */
type Step = (rows: number) => Promise<boolean>

export interface Stepping {
  /** Aborted: it ends before the next step. */
  signal?: AbortSignal | undefined
  /** Is told after each step. */
  onStep?: (() => void) | undefined
}

/** @returns whether it came to its end */
export const inSteps = async (step: Step, { signal, onStep }: Stepping = {}): Promise<boolean> => {
  let rows = STEP_ROWS.first
  while (!signal?.aborted) {
    const start = performance.now()
    const more = await step(rows)
    onStep?.()
    if (!more) return true
    const took = performance.now() - start
    rows = nextSize(rows, took)
    await pause(Math.min(MAX_PAUSE_MS, took * PAUSE_FACTOR))
  }
  return false
}
