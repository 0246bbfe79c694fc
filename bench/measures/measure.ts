import type { Harm } from '../browser/harm.page'
import type { Traffic } from '../browser/sites'
import type { Work } from '../browser/trace'
import type { Unit } from '../results'

/** What one round saw of one column. */
export interface Seen {
  /** Before anything fires. */
  armed: { traffic: Traffic; memory: number }
  /** Of the main thread, until then: on a slowed processor, and at full speed. */
  boot: Work
  bootFast: Work
  /** After the first popup and all that comes with it. Absent where there is nothing to fire. */
  shown?: { traffic: Traffic; memory: number }
  /** Milliseconds from firing to the painted frame. */
  paint?: { cold: number; warm: number; far: number }
  /** Of the whole visit. */
  harm: Harm
  /** Uncaught, with its server down. Not in every round. */
  errors?: number
}

/** A row of the table. Less is better in all of them. */
export interface Measure {
  /** Names it in results.json. */
  name: string
  title: string
  unit: Unit
  /** Differences below this mean nothing: what the clock or the screen cannot tell apart. */
  step: number
  /** The column that nobody can go below. */
  limit: 'floor' | 'dialog'
  /** What an empty script's page has of it is taken off. */
  net?: true
  read(seen: Seen): number | undefined
}
