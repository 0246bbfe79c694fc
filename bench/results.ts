/** What a run finds; results.json is this. */
import type { Stat } from './stats'

export interface Results {
  /** Day of the run, ISO 8601. */
  made: string
  machine: { browser: string; node: string; processors: number; processor: string; postgres: string }
  /** How often each thing was measured. */
  rounds: Record<'page' | 'growth' | 'server', number>
  /** In the order of the tables. */
  columns: { name: string; title: string; kind: string; note?: string }[]
  page: PageRow[]
  growth: Curve[]
  server: ServerRow[]
  memory: MemoryRow[]
}

/** How ours stands beside another column. */
export interface Against {
  name: string
  /** Ours divided by theirs; absent where theirs is next to nothing. */
  ratio?: Stat
}

export interface PageRow {
  name: string
  title: string
  unit: Unit
  /** Differences below this mean nothing. */
  step: number
  /** Over what a page with an empty script has, so that what is below a step is nothing. */
  net?: true
  /** By name of the column. */
  values: Record<string, Stat>
  /** The best of the peers, in this row. */
  peer?: Against
  limit?: Against
}

export type Unit = 'B' | 'ms' | 'kB' | ''

export interface Curve {
  name: string
  title: string
  /** What is counted along it. */
  of: string
  lines: Line[]
}

export interface Line {
  name: string
  title: string
  /** Milliseconds of script, layout and style over those of none. */
  points: { count: number; cost: Stat }[]
  /** Of the cost in the count; absent where the cost is next to nothing. */
  exponent?: Stat
}

export interface ServerRow {
  /** Of the call. */
  name: string
  database: string
  processes: number
  perSecond: Stat
  /** Milliseconds. */
  p99: Stat
  /** Beside a bare route in the same round: its part of the requests, its multiple of the 99th percentile. */
  perSecondRatio: Stat
  p99Ratio: Stat
}

export interface MemoryRow {
  database: string
  sites: number
  /** Megabytes, resident. */
  memory: Stat
}
