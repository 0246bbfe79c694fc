/** A pattern as the steps of a machine that is in many of them at once, so that it never goes back in the text. */
import { type Node, PatternError, type Test } from './node'
import { parse } from './parse'

/** Signs of a pattern. */
export const LONGEST_PATTERN = 200
/** Steps of one: with repetitions written out, `{2,5}` five times. */
export const MOST_STEPS = 1_000

/** Of empty groups, repetitions are no steps, but take their time. */
const MOST_VISITS = 10 * MOST_STEPS

/** After a test or a place comes the next step; `to` names the steps to go on at; the last step is none of these. */
export type Step = { test: Test } | { at: 'start' | 'end' } | { to: number[] } | { done: true }

/** @param maxLength signs of the pattern; globs are longer as patterns than as written */
export const compile = (pattern: string, maxLength = LONGEST_PATTERN): Step[] => {
  const steps: Step[] = []
  let visits = 0
  const push = <S extends Step>(step: S): S => {
    if (steps.push(step) > MOST_STEPS) throw new PatternError('large', 0)
    return step
  }
  const repeat = (node: Node, min: number, max: number): void => {
    for (let times = 0; times < min; times++) emit(node)
    const ends: number[][] = []
    const start = steps.length
    for (let times = min; times < max && !(ends.length && max === Number.POSITIVE_INFINITY); times++) {
      const { to } = push({ to: [steps.length + 1] })
      ends.push(to)
      emit(node)
    }
    if (max === Number.POSITIVE_INFINITY) push({ to: [start] })
    for (const to of ends) to.push(steps.length)
  }
  const choose = (nodes: Node[]): void => {
    const { to } = push({ to: [] as number[] })
    const ends = nodes.map((node) => {
      to.push(steps.length)
      emit(node)
      return push({ to: [] as number[] })
    })
    for (const end of ends) end.to.push(steps.length)
  }
  const emit = (node: Node): void => {
    if (++visits > MOST_VISITS) throw new PatternError('large', 0)
    if ('all' in node) node.all.forEach(emit)
    else if ('oneOf' in node) choose(node.oneOf)
    else if ('repeat' in node) repeat(node.repeat, node.least, node.most)
    else push(node)
  }
  if (pattern.length > maxLength) throw new PatternError('long', LONGEST_PATTERN)
  emit(parse(pattern))
  push({ done: true })
  return steps
}
