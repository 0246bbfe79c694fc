/** A server's memory after it has answered for many sites. */
import type { MemoryRow } from '../results'
import { statOf } from '../stats'
import type { Call, Caller } from './calls'
import type { Databases } from './databases'
import { load } from './load'
import { type Running, startFloor, startWisp } from './process'

const SITES = [10, 10_000]
const CALLS = 40_000

const after = async (server: Running, next: () => Call): Promise<number> => {
  try {
    await load([server.origin], { next, until: { amount: CALLS } })
    return server.memory()
  } finally {
    await server.stop()
  }
}

/** Calls of one site after the other. */
const eachOf = (display: Caller, sites: number): (() => Call) => {
  let site = 0
  return () => display(site++ % sites, () => '')
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
      samples[index]?.push(await after(await start(), eachOf(display, Math.max(sites, 1))))
  return cases.map(({ database, sites }, index) => ({ database, sites, memory: statOf(samples[index] ?? []) }))
}
