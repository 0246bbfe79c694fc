import type { Step } from './compile'
import type { Test } from './node'

/**
 * Whether the pattern is found anywhere in the text. At each sign, no step is visited twice, so the time is at most the
 * number of steps times the length of the text.
 * @param visited called for each visit of a step
 */
export const isFound = (steps: Step[], text: string, visited?: () => void): boolean => {
  const signs = [...text]
  /** The steps that wait for the next sign. */
  let waiting: number[] = []
  /** By step, the sign at which it was visited last, counted from 1. */
  const visitedAt = new Uint32Array(steps.length)
  for (let start = 0; start <= signs.length; start++) {
    // A match may begin at every sign.
    const pending = [...waiting, 0]
    waiting = []
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      if (visitedAt[next] === start + 1) continue
      visitedAt[next] = start + 1
      visited?.()
      const step = steps[next] as Step
      if ('done' in step) return true
      if ('to' in step) pending.push(...step.to)
      else if ('test' in step) waiting.push(next)
      else if (start === (step.at === 'start' ? 0 : signs.length)) pending.push(next + 1)
    }
    const sign = signs[start]
    if (sign !== undefined)
      waiting = waiting.flatMap((each) => ((steps[each] as { test: Test }).test(sign) ? each + 1 : []))
  }
  return false
}
