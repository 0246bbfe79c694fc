/**
 * Calls per second and their 99th percentile, compared with a bare route that gets the same calls in the same round.
 */
import type { ServerRow } from '../results'
import { ratioOf, statOf } from '../stats'
import type { Caller } from './calls'
import type { Databases } from './databases'
import { type Load, load } from './load'
import { type Running, startBare, startWisp } from './process'

const SITES = 10
/** Durations in seconds. */
const WARM_UP = 1
const SLICE = 2

interface Setup {
  database: string
  processes: number
  servers: Running[]
}

/** The embedded database belongs to a single process. */
const open = async (databases: Databases): Promise<Setup[]> =>
  Promise.all(
    databases.names.flatMap((database) =>
      (database === 'libsql' ? [1] : [1, 2]).map(async (processes) => {
        const created = await databases.create(database, SITES)
        const servers: Running[] = []
        // One after another: the first migrates the database.
        for (let count = 0; count < processes; count++) servers.push(await startWisp(created))
        return { database, processes, servers }
      }),
    ),
  )

const stat = (loads: Load[], bare: Load[], of: keyof Load) => {
  const samples = loads.map((one) => one[of])
  return {
    value: statOf(samples),
    ratio: ratioOf(
      samples,
      bare.map((one) => one[of]),
    ),
  }
}

const rowOf = (name: string, { database, processes }: Setup, loads: Load[], bare: Load[]): ServerRow => {
  const perSecond = stat(loads, bare, 'perSecond')
  const p99 = stat(loads, bare, 'p99')
  return {
    name,
    database,
    processes,
    perSecond: perSecond.value,
    perSecondRatio: perSecond.ratio,
    p99: p99.value,
    p99Ratio: p99.ratio,
  }
}

const measure = async (name: string, caller: Caller, bare: Setup, setups: Setup[], rounds: number) => {
  const all = [bare, ...setups]
  const loads = new Map<Setup, Load[]>(all.map((setup) => [setup, []]))
  const run = ({ servers }: Setup, duration: number): Promise<Load> =>
    load(
      servers.map(({ origin }) => origin),
      caller,
      SITES,
      { duration },
    )
  for (const setup of all) await run(setup, WARM_UP)
  for (let round = 0; round < rounds; round++) for (const setup of all) loads.get(setup)?.push(await run(setup, SLICE))
  return all.map((setup) => rowOf(name, setup, loads.get(setup) ?? [], loads.get(bare) ?? []))
}

export const throughput = async (
  databases: Databases,
  callers: Record<string, Caller>,
  rounds: number,
): Promise<ServerRow[]> => {
  const bare: Setup = { database: 'none', processes: 1, servers: [await startBare()] }
  const setups = await open(databases)
  const rows: ServerRow[] = []
  try {
    for (const [name, caller] of Object.entries(callers)) {
      console.log(`server, ${name}, ${rounds} rounds`)
      rows.push(...(await measure(name, caller, bare, setups, rounds)))
    }
  } finally {
    for (const { servers } of [bare, ...setups]) for (const server of servers) await server.stop()
  }
  return rows
}
