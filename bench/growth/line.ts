/** Turns the costs of all rounds into lines with exponents. */
import type { Column } from '../columns/column'
import type { Line } from '../results'
import { exponentOf, statOf } from '../stats'

/** Milliseconds; lower costs are not significant. */
export const SIGNIFICANT_MS = 1

/** In the order of the rounds. */
export interface Sample {
  column: Column
  count: number
  /** Milliseconds of main-thread time at full speed. */
  cost: number
}

/** The cost of each count minus the cost of none, in each round. */
const netOf = (samples: Sample[]): { count: number; costs: number[] }[] => {
  const of = (count: number): number[] => samples.filter((sample) => sample.count === count).map(({ cost }) => cost)
  const none = of(0)
  return [...new Set(samples.map(({ count }) => count))]
    .filter((count) => count > 0)
    .map((count) => ({ count, costs: of(count).map((cost, round) => cost - (none[round] ?? 0)) }))
}

const lineOf = ({ name, title }: Column, samples: Sample[]): Line => {
  const net = netOf(samples)
  const points = net.map(({ count, costs }) => ({ count, cost: statOf(costs) }))
  // A fit needs two points above the noise.
  const significant = net.filter(({ costs }) => statOf(costs).median > SIGNIFICANT_MS)
  if (significant.length < 2) return { name, title, points }
  const rounds = significant[0]?.costs.map((_, round) =>
    significant.map(({ count, costs }) => [count, costs[round] ?? 0] as [number, number]),
  )
  const sound = rounds?.filter((line) => line.every(([, cost]) => cost > 0)) ?? []
  return { name, title, points, ...(sound.length && { exponent: statOf(sound.map(exponentOf)) }) }
}

export const linesOf = (samples: Sample[]): Line[] => {
  const names = [...new Set(samples.map(({ column }) => column.name))]
  return names.map((name) => {
    const columnSamples = samples.filter(({ column }) => column.name === name)
    return lineOf((columnSamples[0] as Sample).column, columnSamples)
  })
}
