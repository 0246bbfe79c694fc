/** Measures all columns on the page. Every round has all columns, and each round starts with another one. */
import type { Browser } from 'playwright-core'
import { COLUMNS } from '../columns/table'
import type { Measure, Seen } from '../measures/measure'
import { MEASURES } from '../measures/table'
import type { Against, PageRow } from '../results'
import { ratioOf, statOf } from '../stats'
import { record } from './record'
import { openSite } from './sites'

/** By column name, one entry per round. */
type Rounds = Record<string, Seen[]>

const OURS = 'wisp'

const seenBy = async (browser: Browser, rounds: number): Promise<Rounds> => {
  const sites = await Promise.all(COLUMNS.map(openSite))
  const seen: Rounds = Object.fromEntries(COLUMNS.map(({ name }) => [name, []]))
  try {
    for (let round = 0; round < rounds; round++) {
      console.log(`page, round ${round + 1} of ${rounds}`)
      for (const site of [...sites.slice(round % sites.length), ...sites.slice(0, round % sites.length)])
        seen[site.column.name]?.push(await record(browser, site, round === 0))
    }
  } finally {
    for (const site of sites) await site.stop()
  }
  return seen
}

/** By column name; columns without this measure are left out. */
const samplesOf = ({ read, net }: Measure, seen: Rounds): Record<string, number[]> => {
  const empty = seen.empty?.map(read) ?? []
  const samples = Object.entries(seen).map(([name, rounds]) => {
    const values = rounds.map((one, round) => (read(one) ?? Number.NaN) - (net ? (empty[round] ?? 0) : 0))
    return [name, values.filter(Number.isFinite)] as const
  })
  return Object.fromEntries(samples.filter(([, values]) => values.length))
}

const rowOf = (measure: Measure, seen: Rounds): PageRow => {
  const { name, title, unit, step, net, limit } = measure
  const samples = samplesOf(measure, seen)
  const values = Object.fromEntries(Object.entries(samples).map(([column, all]) => [column, statOf(all)]))
  const median = (column: string): number => values[column]?.median ?? Number.POSITIVE_INFINITY
  const against = (column: string): Against => ({
    name: column,
    // No ratio to a value that is zero or below the measuring accuracy.
    ...(median(column) > (net ? step : 0) && { ratio: ratioOf(samples[OURS] ?? [], samples[column] ?? []) }),
  })
  const peers = COLUMNS.filter(({ kind, name }) => kind === 'peer' && values[name]).map(({ name }) => name)
  const [best] = peers.sort((a, b) => median(a) - median(b))
  return { name, title, unit, step, net, values, peer: best ? against(best) : undefined, limit: against(limit) }
}

export const runPage = async (browser: Browser, rounds: number): Promise<PageRow[]> => {
  if (!rounds) return []
  const seen = await seenBy(browser, rounds)
  return MEASURES.map((measure) => rowOf(measure, seen))
}
