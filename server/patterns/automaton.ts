/** A pattern as the steps of an automaton, for counting how often a browser backtracks in it. */
import type { AST } from '@eslint-community/regexpp'

/**
 * `unsure`: a condition that may not hold, such as the border of a word. `found`: the end of the pattern. `ahead`: the end of a
 * lookahead, which is not followed any further.
 */
export type Step =
  | { character: string }
  | { at: 'start' | 'end' | 'unsure' }
  | { to: number[] }
  | { result: 'found' | 'ahead' }

/** The pattern has too many steps or transitions to be judged. */
export class TooLarge extends Error {}

/** Repetitions count written out: `{2,5}` is five times. */
const MAX_STEPS = 4_000
/** Empty groups are no steps, but repeating them takes its time. */
const MAX_VISITS = 10 * MAX_STEPS

const createSteps = () => {
  const steps: Step[] = []
  const push = (step: Step): void => {
    if (steps.push(step) > MAX_STEPS) throw new TooLarge()
  }
  return {
    steps,
    push,
    /** The steps that it leads to can be added later. */
    fork(...to: number[]): number[] {
      push({ to })
      return to
    },
    next: (): number => steps.length,
  }
}

/** @param canEnd whether it is found as soon as its end is reached, whatever the text has behind that */
export const stepsOf = (pattern: AST.Pattern, canEnd: boolean): Step[] => {
  const { steps, push, fork, next } = createSteps()
  let visits = 0
  const choose = (choices: (() => void)[]): void => {
    const to = fork()
    const ends = choices.map((emitChoice) => {
      to.push(next())
      emitChoice()
      return fork()
    })
    for (const end of ends) end.push(next())
  }
  const emitAnyOf = (alternatives: AST.Alternative[]): void =>
    choose(alternatives.map((alternative) => () => emit(alternative)))
  const emitRepeated = ({ element, min, max }: AST.Quantifier): void => {
    for (let times = 0; times < min; times++) emit(element)
    const isEndless = max === Number.POSITIVE_INFINITY
    const ends: number[][] = []
    for (let times = min; times < (isEndless ? min + 1 : max); times++) {
      ends.push(fork(next() + 1))
      const start = next()
      // Browsers do not repeat a turn that has matched no character.
      push({ at: 'unsure' })
      emit(element)
      if (isEndless) ends.push(fork(start))
    }
    for (const to of ends) to.push(next())
  }
  const emitAssertion = (assertion: AST.Assertion): void => {
    const { kind } = assertion
    const lookAhead = () => {
      // Looking behind is refused before.
      if (assertion.kind === 'lookahead') emitAnyOf(assertion.alternatives)
      push({ result: 'ahead' })
    }
    if (kind === 'start' || kind === 'end') push({ at: kind })
    else choose([lookAhead, () => push({ at: 'unsure' })])
  }
  const emit = (part: AST.Element | AST.Alternative): void => {
    if (++visits > MAX_VISITS) throw new TooLarge()
    if (part.type === 'Alternative') part.elements.forEach(emit)
    else if (part.type === 'Group' || part.type === 'CapturingGroup') emitAnyOf(part.alternatives)
    else if (part.type === 'Quantifier') emitRepeated(part)
    else if (part.type === 'Assertion') emitAssertion(part)
    // A back reference can match whatever its group matches.
    else if (part.type === 'Backreference') for (const group of [part.resolved].flat()) emitAnyOf(group.alternatives)
    else push({ character: part.raw })
  }
  emitAnyOf(pattern.alternatives)
  if (canEnd) push({ result: 'found' })
  return steps
}
