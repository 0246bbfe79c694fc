/** Estimates how many transitions may follow from each step, so that the search also prefers texts by what they may grow to. */
import { PATTERN_TEXT_MAX } from '../../shared/values/pattern-text'
import type { Transitions } from './transitions'

/** Bounds the time: where there are many steps, fewer characters are looked ahead. */
const MAX_TURNS = 2_000_000

/** By number of characters to come, and step; as if every character fitted. Only the proportions of the numbers count. */
export const growthEstimatesOf = (
  positions: number[],
  after: (position: number) => Transitions,
): Map<number, number>[] => {
  const steps = positions.map((position): [number, Transitions['to']] => {
    const { to, isFound } = after(position)
    return [position, isFound ? new Map() : to]
  })
  const turns = steps.reduce((total, [, to]) => total + to.size + 1, 1)
  const estimates = [new Map(positions.map((position) => [position, 1]))]
  while (estimates.length < Math.min(PATTERN_TEXT_MAX, MAX_TURNS / turns)) {
    const last = estimates[estimates.length - 1]
    const next = steps.map(([position, to]): [number, number] => {
      const grown = [...to].reduce((total, [other, times]) => total + times * (last?.get(other) ?? 0), 1)
      return [position, grown]
    })
    const highestCount = Math.max(...next.map(([, count]) => count))
    estimates.push(
      new Map(highestCount > 1e100 ? next.map(([position, count]) => [position, count / highestCount]) : next),
    )
  }
  return estimates
}
