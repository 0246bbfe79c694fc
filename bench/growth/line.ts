/** Turns the costs of all rounds into lines with exponents. */
import type { Column } from '../columns/column'
import type { Line } from '../results'
import { exponentOf, ratioOf, type Stat, statOf } from '../stats'

/** Milliseconds; lower costs are not significant. */
export const SIGNIFICANT_MS = 1

/** In the order of the rounds. */
export interface Sample {
  column: Column
  count: number
  /** Milliseconds of main-thread time at full speed. */
  cost: number
}

const costsOf = (samples: Sample[], count: number): number[] =>
  samples.filter((sample) => sample.count === count).map(({ cost }) => cost)

/** The counts of popups, without 0. */
const countsOf = (samples: Sample[]): number[] =>
  [...new Set(samples.map(({ count }) => count))].filter((count) => count > 0)

/** The cost of each count minus the cost of none, in each round. */
const netOf = (samples: Sample[]): { count: number; costs: number[] }[] => {
  const none = costsOf(samples, 0)
  return countsOf(samples).map((count) => ({
    count,
    costs: costsOf(samples, count).map((cost, round) => cost - (none[round] ?? 0)),
  }))
}

const growthOf = (samples: Sample[]): Stat => {
  const counts = countsOf(samples)
  return ratioOf(costsOf(samples, Math.max(...counts)), costsOf(samples, Math.min(...counts)))
}

const lineOf = ({ name, title }: Column, samples: Sample[]): Line => {
  const net = netOf(samples)
  const growth = growthOf(samples)
  const points = net.map(({ count, costs }) => ({ count, cost: statOf(costs) }))
  // A fit needs two points above the noise.
  const significant = net.filter(({ costs }) => statOf(costs).median > SIGNIFICANT_MS)
  if (significant.length < 2) return { name, title, points, growth }
  const rounds = significant[0]?.costs.map((_, round) =>
    significant.map(({ count, costs }) => [count, costs[round] ?? 0] as [number, number]),
  )
  const sound = rounds?.filter((line) => line.every(([, cost]) => cost > 0)) ?? []
  return { name, title, points, growth, ...(sound.length && { exponent: statOf(sound.map(exponentOf)) }) }
}

export const linesOf = (samples: Sample[]): Line[] => {
  const names = [...new Set(samples.map(({ column }) => column.name))]
  return names.map((name) => {
    const columnSamples = samples.filter(({ column }) => column.name === name)
    return lineOf((columnSamples[0] as Sample).column, columnSamples)
  })
}
