/** A server's memory after it has answered for many sites. */
import type { MemoryRow } from '../results'
import { statOf } from '../stats'
import type { Caller } from './calls'
import type { Databases } from './databases'
import { load } from './load'
import { type Running, startFloor, startWisp } from './process'

const SITES = [10, 10_000]
const CALLS = 2_000

const after = async (server: Running, caller: Caller, sites: number): Promise<number> => {
  try {
    await load([server.origin], caller, sites, { amount: CALLS })
    return server.memory()
  } finally {
    await server.stop()
  }
}

export const memory = async (databases: Databases, display: Caller, rounds: number): Promise<MemoryRow[]> => {
  console.log(`server, memory, ${rounds} rounds`)
  const cases = [{ database: 'none', sites: 0, start: () => startFloor(0) }]
  for (const database of databases.names)
    for (const sites of SITES) {
      const created = await databases.create(database, sites)
      cases.push({ database, sites, start: () => startWisp(created) })
    }
  const samples: number[][] = cases.map(() => [])
  for (let round = 0; round < rounds; round++)
    for (const [index, { start, sites }] of cases.entries())
      samples[index]?.push(await after(await start(), display, Math.max(sites, 1)))
  return cases.map(({ database, sites }, index) => ({ database, sites, memory: statOf(samples[index] ?? []) }))
}
