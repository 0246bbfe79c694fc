/** The transitions from a step to those that take the next character. */
import { type Step, TooLarge } from './automaton'

export interface Transitions {
  /** By step, how many transitions lead to it. */
  to: Map<number, number>
  /** True if the pattern is found without another character; `to` has none of the transitions that are tried later. */
  isFound: boolean
}

const MAX_TURNS = 10_000

/** @param atStart whether it is before the first character */
export const transitionsFrom = (steps: Step[], from: number, atStart = false): Transitions => {
  const transitions: Transitions = { to: new Map(), isFound: false }
  /** A repetition that has taken nothing is not tried again. */
  const passed = new Set<number>()
  let turns = 0
  const goThrough = (position: number, next: number[], isSure: boolean): void => {
    if (passed.has(position)) return
    passed.add(position)
    for (const to of next) go(to, isSure)
    passed.delete(position)
  }
  const go = (position: number, isSure: boolean): void => {
    const step = steps[position]
    if (++turns > MAX_TURNS) throw new TooLarge()
    if (!step || transitions.isFound) return
    if ('character' in step) transitions.to.set(position, (transitions.to.get(position) ?? 0) + 1)
    else if ('to' in step) goThrough(position, step.to, isSure)
    else if ('result' in step) transitions.isFound = isSure && step.result === 'found'
    // `$` never holds: only texts that do not fit take long.
    else if (step.at === 'unsure' || (step.at === 'start' && atStart))
      goThrough(position, [position + 1], isSure && step.at === 'start')
  }
  go(from, true)
  return transitions
}
