/**
 * Finds how long the slowest text takes. A browser tries the ways through a pattern one after the other, and all of
 * them if the text does not fit, so their number decides. The text is searched for character by character, always going
 * on from those that have the most ways open.
 */
import { PATTERN_TEXT_MAX } from '../../shared/values/pattern-text'
import { type Step, TooLarge } from './automaton'
import { prospectsOf } from './prospects'
import { type Ways, waysFrom } from './ways'

/**
 * Some tens of milliseconds in a browser: `.+@.+\..+`, which many owners write, is just below, and `\d+\d+\d+` is twice as
 * much. What doubles with each character is far above.
 */
export const MAX_TRIES = 10_000_000
/** Texts that are followed at a time. */
const MAX_TEXTS = 4
/** Turns of the search. */
const MAX_SEARCH_TURNS = 20_000_000

interface Text {
  /** By step, the ways that lead to it and wait for the next character. */
  ways: Map<number, number>
  open: number
  /** Sum of `open` over all characters so far. */
  tries: number
}

const textOf = (ways: Map<number, number>, before = 0): Text => {
  const open = [...ways.values()].reduce((total, count) => total + count, 0)
  return { ways, open, tries: before + open }
}

type Score = (text: Text) => number
const byOpen: Score = ({ open }) => open

/** Keeps the best text for each set of waiting steps, and the best of these. */
const best = (texts: Text[], score: Score): Text[] => {
  const best = new Map<string, [Text, number]>()
  for (const text of texts) {
    const key = [...text.ways.keys()].sort((a, b) => a - b).join()
    const [points, other] = [score(text), best.get(key)]
    if (text.open && (!other || points > other[1])) best.set(key, [text, points])
  }
  const sorted = [...best.values()].sort(([, a], [, b]) => b - a)
  return sorted.slice(0, MAX_TEXTS).map(([text]) => text)
}

const createSearch = (steps: Step[], kinds: Set<number>[]) => {
  const waysByPosition = new Map<number, Ways>()
  const after = (position: number): Ways => {
    const ways = waysByPosition.get(position) ?? waysFrom(steps, position + 1)
    waysByPosition.set(position, ways)
    return ways
  }
  const positions = [...new Set(kinds.flatMap((kind) => [...kind]))]
  const prospects = prospectsOf(positions, after)
  let work = 0
  const extend = (text: Text, kind: Set<number>, anew: Ways['to']): Text => {
    const ways = new Map(anew)
    for (const [position, count] of text.ways) {
      if (!kind.has(position)) continue
      const { to, isFound } = after(position)
      work += to.size
      // From here the pattern is found in any case; what is tried before that is counted below.
      if (!isFound) for (const [next, times] of to) ways.set(next, (ways.get(next) ?? 0) + count * times)
    }
    work += text.ways.size + anew.size
    if (work > MAX_SEARCH_TURNS) throw new TooLarge()
    return textOf(ways, text.tries)
  }
  /** @param anew ways that begin again at each character */
  const worstFrom = (start: Ways['to'], anew: Ways['to']): number => {
    let texts = [textOf(start)]
    let worst = texts[0]?.tries ?? 0
    for (let length = 0; length < PATTERN_TEXT_MAX && texts.length && worst <= MAX_TRIES; length++) {
      const longer = texts.flatMap((text) => kinds.map((kind) => extend(text, kind, anew)))
      worst = longer.reduce((maxTries, { tries }) => Math.max(maxTries, tries), worst)
      const prospect = prospects[Math.min(PATTERN_TEXT_MAX - length, prospects.length) - 1]
      const byProspect: Score = ({ ways }) =>
        [...ways].reduce((total, [position, count]) => total + count * (prospect?.get(position) ?? 0), 0)
      texts = [...new Set([...best(longer, byOpen), ...best(longer, byProspect)])]
    }
    return worst
  }
  return { positions, after, worstFrom }
}

/**
 * Tries on the slowest text that is found, or a number above `MAX_TRIES`.
 * @param kinds for each kind of character, the steps that take it
 * @param isAnywhere whether it may begin at each character of the text
 */
export const worstTries = (steps: Step[], kinds: Set<number>[], isAnywhere: boolean): number => {
  const { positions, after, worstFrom } = createSearch(steps, kinds)
  const first = waysFrom(steps, 0, true)
  const anew = waysFrom(steps, 0)
  let worst = worstFrom(first.to, isAnywhere && !first.isFound ? anew.to : new Map())
  /** Even a browser that can find the pattern first tries what it prefers: at each character of a repetition. */
  for (const position of positions) {
    const { to, isFound } = after(position)
    if (isFound && worst <= MAX_TRIES) worst += PATTERN_TEXT_MAX * worstFrom(to, new Map())
  }
  return worst
}
