/** The loader's cost on the main thread by the number of popups; every round has all counts. */
import { parseArgs } from 'node:util'
import { launch } from '../browser/launch'
import { openSite } from '../browser/sites'
import { stat, table } from '../report/format'
import { ratioOf, statOf } from '../stats'
import { type Costs, columnWith, costsOf } from './page'

/** With 0 popups the loader runs but has nothing to do. */
const COUNTS = [0, 1, 10, 100, 1_000]
const ROUNDS = { full: 9, quick: 2 }

type CostsByCount = Costs[][]

const measure = async (rounds: number): Promise<CostsByCount> => {
  const browser = await launch()
  const sites = await Promise.all(COUNTS.map((count) => openSite(columnWith(count))))
  const results: CostsByCount = COUNTS.map(() => [])
  try {
    for (let round = 0; round < rounds; round++) {
      console.log(`round ${round + 1} of ${rounds}`)
      // Each round starts with another count, so that none is always the first.
      for (let turn = 0; turn < sites.length; turn++) {
        const index = (turn + round) % sites.length
        const site = sites[index]
        if (site) results[index]?.push(await costsOf(browser, site))
      }
    }
  } finally {
    await browser.close()
    for (const site of sites) await site.stop()
  }
  return results
}

/** One row per count, with its multiple of the cost of one popup in the same rounds. */
const rows = (results: CostsByCount, title: string, costOf: (costs: Costs) => number): string[][] => {
  const of = (count: number): number[] => results[COUNTS.indexOf(count)]?.map(costOf) ?? []
  const none = of(0)
  return COUNTS.map((count) => {
    const costs = of(count)
    const over = costs.map((cost, round) => cost - (none[round] ?? Number.NaN))
    return [title, `${count}`, stat(statOf(costs)), stat(statOf(over)), stat(ratioOf(costs, of(1)))]
  })
}

export const main = async (args: string[]): Promise<void> => {
  const { values } = parseArgs({ args, options: { quick: { type: 'boolean' } } })
  const results = await measure(values.quick ? ROUNDS.quick : ROUNDS.full)
  console.log(
    table(
      ['script on the main thread', 'popups', 'median (middle half)', 'over none', 'times that of one'],
      [
        ...rows(results, 'boot, ms', ({ boot }) => boot),
        ...rows(results, 'a scroll event, µs', ({ scroll }) => scroll),
      ],
    ),
  )
}
