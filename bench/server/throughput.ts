/**
 * Processor time of each call, calls per second and their 99th percentile, compared with a bare route that decodes the
 * same calls and answers as much, in the same round.
 */

import type { ViewerOf } from '../../server/reports/viewer'
import type { AgainstFloor, ServerRow } from '../results'
import { ratioOf, statOf } from '../stats'
import type { Call, Caller } from './calls'
import type { Databases } from './databases'
import { type Load, load, sizeOfAnswer } from './load'
import { type Running, startFloor, startWisp } from './process'

/** Calls at least, after which the code is compiled. */
const WARM_UP = 40_000
/** Seconds. */
const SLICE_S = 2

/** How much a database holds, and how many servers share it. */
interface Case {
  database: string
  sites: number
  popups: number
  processes: number
}

interface Setup extends Case {
  servers: Running[]
  viewerOf: ViewerOf
}

interface Measured extends Load {
  /** Microseconds of processor time for each call. */
  cost: number
  /** Rows in one transaction; NaN without any. */
  together: number
}

const MOST_CASES: Omit<Case, 'database'>[] = [
  { sites: 10, popups: 1, processes: 1 },
  { sites: 10, popups: 1, processes: 2 },
  { sites: 10_000, popups: 1, processes: 1 },
  { sites: 10, popups: 10, processes: 1 },
  { sites: 10, popups: 100, processes: 1 },
]

/** The embedded database belongs to a single process; a number of sites or popups makes a difference to displays only. */
const casesOf = (name: string, databases: string[]): Case[] =>
  databases.flatMap((database) =>
    MOST_CASES.filter(
      ({ processes, sites, popups }) =>
        (processes === 1 || database !== 'libsql') && (name === 'display' || (sites === 10 && popups === 1)),
    ).map((row) => ({ database, ...row })),
  )

const open = async (databases: Databases, testCase: Case): Promise<Setup> => {
  const created = await databases.create(testCase.database, testCase.sites, testCase.popups)
  const servers: Running[] = []
  // One after another: the first migrates the database.
  for (let count = 0; count < testCase.processes; count++) servers.push(await startWisp(created))
  return { ...testCase, servers, viewerOf: created.viewerOf }
}

const writesOf = async (servers: Running[]): Promise<{ rows: number; transactions: number }> => {
  const all = await Promise.all(servers.map((server) => server.writes()))
  const sum = (of: 'rows' | 'transactions'): number => all.reduce((total, entry) => total + entry[of], 0)
  return { rows: sum('rows'), transactions: sum('transactions') }
}

const originsOf = ({ servers }: Setup): string[] => servers.map(({ origin }) => origin)

/** Writing to PostgreSQL takes a processor of its own, and so does a second server. */
const mayStayAwake = (name: string, { database, processes }: Case): boolean =>
  processes === 1 && (name === 'display' || database === 'libsql')

/** Before anything is measured: every site is called at least once, and the code is compiled. */
const warmUp = async (setup: Setup, caller: Caller): Promise<void> => {
  let site = 0
  const next = (): Call => caller(site++ % setup.sites, setup.viewerOf)
  const amount = Math.max(WARM_UP, setup.sites * setup.servers.length)
  await load(originsOf(setup), { next, until: { amount } })
}

const measureOnce = async (setup: Setup, caller: Caller, awake: boolean): Promise<Measured> => {
  const { servers, sites, viewerOf } = setup
  const busy = (): number => servers.reduce((sum, server) => sum + server.busy(), 0)
  const writtenBefore = await writesOf(servers)
  const before = busy()
  const next = (): Call => caller(Math.floor(Math.random() * sites), viewerOf)
  const result = await load(originsOf(setup), { next, until: { duration: SLICE_S }, awake })
  const cost = (busy() - before) / result.calls
  const { rows, transactions } = await writesOf(servers)
  return { ...result, cost, together: (rows - writtenBefore.rows) / (transactions - writtenBefore.transactions) }
}

const compared = (ours: Measured[], floor: Measured[], of: keyof Measured): AgainstFloor => {
  const [mine, theirs] = [ours, floor].map((measured) => measured.map((entry) => entry[of])) as [number[], number[]]
  return { value: statOf(mine), floor: statOf(theirs), ratio: ratioOf(mine, theirs) }
}

const rowOf = (name: string, testCase: Case, ours: Measured[], floor: Measured[]): ServerRow => ({
  name,
  ...testCase,
  cost: compared(ours, floor, 'cost'),
  perSecond: compared(ours, floor, 'perSecond'),
  p99: compared(ours, floor, 'p99'),
  ...(ours.some(({ together }) => together) && { together: statOf(ours.map(({ together }) => together)) }),
})

/** One case against the floor, whose answers are as long as its own. */
const measureCase = async (
  databases: Databases,
  { name, caller, testCase, rounds }: { name: string; caller: Caller; testCase: Case; rounds: number },
): Promise<ServerRow> => {
  const ours = await open(databases, testCase)
  const size = await sizeOfAnswer(ours.servers[0]?.origin ?? '', caller(0, ours.viewerOf))
  const floor: Setup = { ...ours, database: 'none', processes: 1, servers: [await startFloor(size)] }
  const both = [floor, ours] as const
  const measured: Measured[][] = [[], []]
  try {
    for (const setup of both) await warmUp(setup, caller)
    for (let round = 0; round < rounds; round++)
      for (const [index, setup] of both.entries())
        measured[index]?.push(await measureOnce(setup, caller, mayStayAwake(name, testCase)))
  } finally {
    for (const { servers } of both) for (const server of servers) await server.stop()
  }
  const [ofFloor = [], ofOurs = []] = measured
  return rowOf(name, testCase, ofOurs, ofFloor)
}

export const throughput = async (
  databases: Databases,
  callers: Record<string, Caller>,
  rounds: number,
): Promise<ServerRow[]> => {
  const rows: ServerRow[] = []
  for (const [name, caller] of Object.entries(callers))
    for (const testCase of casesOf(name, databases.names)) {
      console.log(
        `server, ${name}, ${testCase.database}, ${testCase.sites} sites, ${testCase.popups} popups, ${rounds} rounds`,
      )
      rows.push(await measureCase(databases, { name, caller, testCase, rounds }))
    }
  return rows
}
