import type { Unit } from '../../results'
import type { Harm } from '../harm.page'
import type { Traffic } from '../sites'
import type { Work } from '../trace'

/** Numbers of elements on a page: a bare one, a usual one, a large one. */
export const PAGE_SIZES = [100, 1_000, 10_000] as const
export type PageSize = (typeof PAGE_SIZES)[number]

/** One opening, in milliseconds. */
export interface Opening {
  painted: number
  /** Each task of more than 50 ms, from firing until the page is idle. */
  longTasks: number[]
}

/** Results of one round of one column. */
export interface RoundResult {
  /** Before a popup fires. */
  armed: { traffic: Traffic; memory: number }
  /** Main-thread work until then: on a slowed CPU, and at full speed. */
  boot: Work
  bootFast: Work
  /** All traffic until the first popup is painted. Absent if there is no popup. */
  shown?: Traffic
  /** The same until its view is reported and nothing more is loading. */
  told?: { traffic: Traffic; memory: number }
  /** All traffic until a lead has been sent from it. Absent if a column sends none. */
  lead?: Traffic
  /** Milliseconds from firing to the painted frame. */
  paint?: { cold: number; warm: number; far: number }
  /** Opening it again on pages of so many elements. */
  sizes?: Record<PageSize, Opening>
  /** During the whole visit. */
  harm: Harm
  /** Number of uncaught errors with its server down. Only in some rounds. */
  errors?: number
}

/** A row of the table. Less is better in all rows. */
export interface Measure<S = RoundResult> {
  /** Key in results.json. */
  name: string
  title: string
  unit: Unit
  /** Smaller differences are below the accuracy of the measurement. */
  step: number
  /** The column with the lowest possible value, if there is one. */
  limit?: string
  /** Subtract the value of the page with the empty script. */
  net?: true
  read(seen: S): number | undefined
}
