/** The results of a run; results.json contains this. */
import type { Stat } from './stats'

export interface Results {
  /** Date of the run, ISO 8601. */
  made: string
  machine: { browser: string; node: string; processors: number; processor: string; postgres: string }
  /** Number of rounds. */
  rounds: Record<'page' | 'growth' | 'server', number>
  /** In the order of the tables. */
  columns: { name: string; title: string; kind: string; note?: string }[]
  page: PageRow[]
  growth: Curve[]
  server: ServerRow[]
  memory: MemoryRow[]
}

/** Comparison of Wisp with another column. */
export interface Against {
  name: string
  /** Ours divided by theirs; absent if theirs is close to zero. */
  ratio?: Stat
}

export interface PageRow {
  name: string
  title: string
  unit: Unit
  /** Smaller differences are not significant. */
  step: number
  /** The value of the page with an empty script is subtracted. */
  net?: true
  /** By column name. */
  values: Record<string, Stat>
  /** The best peer in this row. */
  peer?: Against
  limit?: Against
}

export type Unit = 'B' | 'ms' | 'kB' | ''

export interface Curve {
  name: string
  title: string
  /** The unit of the x axis. */
  of: string
  lines: Line[]
}

export interface Line {
  name: string
  title: string
  /** Milliseconds of script, layout and style, minus those of a count of 0. */
  points: { count: number; cost: Stat }[]
  /** Exponent of the cost; absent if the cost is close to zero. */
  exponent?: Stat
}

export interface ServerRow {
  /** Name of the call. */
  name: string
  database: string
  processes: number
  perSecond: Stat
  /** 99th percentile in milliseconds. */
  p99: Stat
  /** Compared with a bare route in the same round: calls per second, and 99th percentile. */
  perSecondRatio: Stat
  p99Ratio: Stat
}

export interface MemoryRow {
  database: string
  sites: number
  /** Resident memory in megabytes. */
  memory: Stat
}
