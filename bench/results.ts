/** The results of a run; results.json contains this. */
import type { Stat } from './stats'

export interface Results {
  /** Date of the run, ISO 8601. */
  made: string
  /** The commit that was measured; with a `+` if there were uncommitted changes. */
  commit?: string
  /** The date of the run that measured the galleries, if it was a later one. */
  galleriesMade?: string
  galleriesCommit?: string
  /** The same for the server. */
  serverMade?: string
  serverCommit?: string
  machine: { browser: string; node: string; processors: number; processor: string; postgres: string }
  /** Number of rounds. */
  rounds: Record<'page' | 'replacing' | 'gallery' | 'growth' | 'server', number>
  /** In the order of the tables. */
  columns: ColumnHead[]
  galleries: ColumnHead[]
  page: PageRow[]
  /** Whole pages beside what our scripts replace there; absent in results of earlier versions. */
  replacing?: ReplacingTable[]
  gallery: PageRow[]
  growth: Curve[]
  server: ServerRow[]
  desk: DeskRow[]
  memory: MemoryRow[]
}

export interface ColumnHead {
  name: string
  title: string
  kind: string
  note?: string | undefined
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
  net?: true | undefined
  /** By column name. */
  values: Record<string, Stat>
  /** The best peer in this row. */
  peer?: Against | undefined
  limit?: Against | undefined
}

export interface ReplacingTable {
  /** The name of the page. */
  name: string
  title: string
  columns: ColumnHead[]
  rows: PageRow[]
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
  /** All that the page costs with the largest count, divided by the same with the smallest; absent in results of earlier versions. */
  growth?: Stat
  /** Exponent of the cost; absent if the cost is close to zero. */
  exponent?: Stat
}

/** Compared with a bare route that decodes the same call and answers as much, in the same round. */
export interface AgainstFloor {
  value: Stat
  floor: Stat
  ratio: Stat
}

export interface ServerRow {
  /** Name of the call. */
  name: string
  database: string
  processes: number
  sites: number
  /** For each site. */
  popups: number
  /** Microseconds of processor time for each call. */
  cost: AgainstFloor
  /** Calls per second. */
  perSecond: AgainstFloor
  /** 99th percentile in milliseconds. */
  p99: AgainstFloor
  /** Rows in one transaction, which is synced to the disk once; absent for what writes nothing. */
  together?: Stat
}

/** The desk's calls, with many leads. */
export interface DeskRow {
  name: string
  database: string
  /** Milliseconds, or megabytes of memory. */
  unit: 'ms' | 'MB'
  value: Stat
}

export interface MemoryRow {
  database: string
  sites: number
  /** Resident memory in megabytes. */
  memory: Stat
}

/** The same results with the galleries of another run: within a run, all columns are compared in each round. */
export const withGalleries = (results: Results, { made, commit, rounds, gallery, galleries }: Results): Results => ({
  ...results,
  gallery,
  galleries,
  galleriesMade: made,
  galleriesCommit: commit ?? '',
  rounds: { ...results.rounds, gallery: rounds.gallery },
})

/** The same results with the server of another run. */
export const withServer = (results: Results, { made, commit, rounds, server, desk, memory }: Results): Results => ({
  ...results,
  server,
  desk,
  memory,
  serverMade: made,
  serverCommit: commit ?? '',
  rounds: { ...results.rounds, server: rounds.server },
})
