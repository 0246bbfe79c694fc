/**
 * Finds how long the slowest text takes. A browser tries the ways through a pattern one after the other, and all of
 * them if the text does not fit, so their number decides. The text is searched for character by character, always going
 * on from those that have the most threads.
 */
import { PATTERN_TEXT_MAX } from '../../shared/values/pattern-text'
import { type Step, TooLarge } from './automaton'
import { growthEstimatesOf } from './growth-estimates'
import { type Transitions, transitionsFrom } from './transitions'

/**
 * Some tens of milliseconds in a browser: `.+@.+\..+`, which many owners write, is just below, and `\d+\d+\d+` is twice as
 * much. What doubles with each character is far above.
 */
export const MAX_BACKTRACKS = 10_000_000
/** Texts that are followed at a time. */
const MAX_TEXTS = 4
/** Turns of the search. */
const MAX_SEARCH_TURNS = 20_000_000

interface Text {
  /** By step, the threads that wait there for the next character: each is one way in which the pattern may match so far. */
  waiting: Map<number, number>
  /** All of these. */
  threads: number
  /** Sum of `threads` over all characters so far. */
  backtracks: number
}

const textOf = (waiting: Map<number, number>, before = 0): Text => {
  const threads = [...waiting.values()].reduce((total, count) => total + count, 0)
  return { waiting, threads, backtracks: before + threads }
}

type Score = (text: Text) => number
const byThreads: Score = ({ threads }) => threads

/** Keeps the best text for each set of waiting steps, and the best of these. */
const best = (texts: Text[], score: Score): Text[] => {
  const best = new Map<string, [Text, number]>()
  for (const text of texts) {
    const key = [...text.waiting.keys()].sort((a, b) => a - b).join()
    const [points, other] = [score(text), best.get(key)]
    if (text.threads && (!other || points > other[1])) best.set(key, [text, points])
  }
  const sorted = [...best.values()].sort(([, a], [, b]) => b - a)
  return sorted.slice(0, MAX_TEXTS).map(([text]) => text)
}

const createSearch = (steps: Step[], kinds: Set<number>[]) => {
  const transitionsByPosition = new Map<number, Transitions>()
  const after = (position: number): Transitions => {
    const transitions = transitionsByPosition.get(position) ?? transitionsFrom(steps, position + 1)
    transitionsByPosition.set(position, transitions)
    return transitions
  }
  const positions = [...new Set(kinds.flatMap((kind) => [...kind]))]
  const estimates = growthEstimatesOf(positions, after)
  let work = 0
  const extend = (text: Text, kind: Set<number>, anew: Transitions['to']): Text => {
    const waiting = new Map(anew)
    for (const [position, count] of text.waiting) {
      if (!kind.has(position)) continue
      const { to, isFound } = after(position)
      work += to.size
      // From here the pattern is found in any case; what is tried before that is counted below.
      if (!isFound) for (const [next, times] of to) waiting.set(next, (waiting.get(next) ?? 0) + count * times)
    }
    work += text.waiting.size + anew.size
    if (work > MAX_SEARCH_TURNS) throw new TooLarge()
    return textOf(waiting, text.backtracks)
  }
  /** @param anew transitions that begin again at each character */
  const worstFrom = (start: Transitions['to'], anew: Transitions['to']): number => {
    let texts = [textOf(start)]
    let worst = texts[0]?.backtracks ?? 0
    for (let length = 0; length < PATTERN_TEXT_MAX && texts.length && worst <= MAX_BACKTRACKS; length++) {
      const longer = texts.flatMap((text) => kinds.map((kind) => extend(text, kind, anew)))
      worst = longer.reduce((most, { backtracks }) => Math.max(most, backtracks), worst)
      const estimate = estimates[Math.min(PATTERN_TEXT_MAX - length, estimates.length) - 1]
      const byEstimate: Score = ({ waiting }) =>
        [...waiting].reduce((total, [position, count]) => total + count * (estimate?.get(position) ?? 0), 0)
      texts = [...new Set([...best(longer, byThreads), ...best(longer, byEstimate)])]
    }
    return worst
  }
  return { positions, after, worstFrom }
}

/**
 * Backtracks on the slowest text that is found, or a number above `MAX_BACKTRACKS`.
 * @param kinds for each kind of character, the steps that take it
 * @param isAnywhere whether it may begin at each character of the text
 */
export const worstBacktracks = (steps: Step[], kinds: Set<number>[], isAnywhere: boolean): number => {
  const { positions, after, worstFrom } = createSearch(steps, kinds)
  const first = transitionsFrom(steps, 0, true)
  const anew = transitionsFrom(steps, 0)
  let worst = worstFrom(first.to, isAnywhere && !first.isFound ? anew.to : new Map())
  /** Even a browser that can find the pattern first tries what it prefers: at each character of a repetition. */
  for (const position of positions) {
    const { to, isFound } = after(position)
    if (isFound && worst <= MAX_BACKTRACKS) worst += PATTERN_TEXT_MAX * worstFrom(to, new Map())
  }
  return worst
}
