/** Measures columns in rounds, and turns the results into the rows of a table. */
import type { Subject } from '../columns/column'
import type { Against, PageRow } from '../results'
import { ratioOf, statOf } from '../stats'
import type { Measure } from './measures/measure'
import type { Site } from './sites'

/** By column name, one entry per round. */
type RoundsByColumn<S> = Record<string, S[]>

const OURS = 'wisp'

/** Every round has all columns, and each round starts with another one. Closes the sites. */
export const inRounds = async <C extends Subject, S>(
  label: string,
  rounds: number,
  sites: Site<C>[],
  record: (site: Site<C>, first: boolean) => Promise<S>,
): Promise<RoundsByColumn<S>> => {
  const results: RoundsByColumn<S> = Object.fromEntries(sites.map(({ column }) => [column.name, []]))
  try {
    for (let round = 0; round < rounds; round++) {
      console.log(`${label}, round ${round + 1} of ${rounds}`)
      for (const site of [...sites.slice(round % sites.length), ...sites.slice(0, round % sites.length)])
        try {
          results[site.column.name]?.push(await record(site, round === 0))
        } catch (cause) {
          throw new Error(`${label}, ${site.column.name}: ${cause instanceof Error ? cause.message : cause}`, { cause })
        }
    }
  } finally {
    for (const site of sites) await site.stop()
  }
  return results
}

/** By column name; columns without this measure are left out. */
const samplesOf = <S>({ read, net }: Measure<S>, results: RoundsByColumn<S>): Record<string, number[]> => {
  const empty = results.empty?.map(read) ?? []
  const samples = Object.entries(results).map(([name, rounds]) => {
    const values = rounds.map((result, round) => (read(result) ?? Number.NaN) - (net ? (empty[round] ?? 0) : 0))
    return [name, values.filter(Number.isFinite)] as const
  })
  return Object.fromEntries(samples.filter(([, values]) => values.length))
}

export const rowOf = <S>(
  measure: Measure<S>,
  results: RoundsByColumn<S>,
  columns: Pick<Subject, 'name' | 'kind'>[],
): PageRow => {
  const { name, title, unit, step, net, limit } = measure
  const samples = samplesOf(measure, results)
  const values = Object.fromEntries(Object.entries(samples).map(([column, all]) => [column, statOf(all)]))
  const median = (column: string): number => values[column]?.median ?? Number.POSITIVE_INFINITY
  const against = (column: string): Against => ({
    name: column,
    // No ratio to a value that is zero or below the measuring accuracy.
    ...(median(column) > (net ? step : 0) && { ratio: ratioOf(samples[OURS] ?? [], samples[column] ?? []) }),
  })
  const peers = columns.filter(({ kind, name }) => kind === 'peer' && values[name]).map(({ name }) => name)
  const [best] = peers.sort((a, b) => median(a) - median(b))
  const floor = limit && values[limit] ? against(limit) : undefined
  return { name, title, unit, step, net, values, peer: best ? against(best) : undefined, limit: floor }
}
