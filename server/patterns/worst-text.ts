/**
 * How long the slowest text takes. A browser tries the ways through a pattern one after the other, and all of them where the
 * text does not fit: their number is what grows. The text is searched for character by character, always going on from those
 * that have the most ways open.
 */
import { PATTERN_TEXT_MAX } from '../../shared/values/pattern-text'
import { type Step, TooLarge } from './automaton'
import { type Ways, waysFrom } from './ways'

/** Some milliseconds in a browser. A way that begins anew at each character, and then goes on to the end, is half of it. */
export const MOST_TRIES = 1_000_000
/** Texts that are followed at a time. */
const MOST_TEXTS = 6
/** Turns of the search. */
const MOST_WORK = 20_000_000

interface Text {
  /** By step, the ways that lead to it and wait for the next character. */
  ways: Map<number, number>
  open: number
  /** All that have been open until here. */
  tries: number
}

const sum = (ways: Map<number, number>): number => [...ways.values()].reduce((total, count) => total + count, 0)

const textOf = (ways: Map<number, number>, before = 0): Text => {
  const open = sum(ways)
  return { ways, open, tries: before + open }
}

const byOpen = (one: Text, other: Text): number => other.open - one.open || other.tries - one.tries

/** Of those that wait at the same steps, the one with the most ways. */
const widest = (texts: Text[]): Text[] => {
  const found = new Map<string, Text>()
  for (const text of texts) {
    const key = [...text.ways.keys()].sort((a, b) => a - b).join()
    const other = found.get(key)
    if (text.open && (!other || byOpen(text, other) < 0)) found.set(key, text)
  }
  return [...found.values()].sort(byOpen).slice(0, MOST_TEXTS)
}

/** Makes the texts that are one character longer. */
const createExtend = (steps: Step[], isWhole: boolean) => {
  const after = new Map<number, Ways>()
  const waysAfter = (position: number): Ways => {
    const ways = after.get(position) ?? waysFrom(steps, position + 1, false)
    after.set(position, ways)
    return ways
  }
  /** Begins at each character. */
  const anew: Ways = isWhole ? { to: new Map(), isFound: false } : waysFrom(steps, 0, false)
  let work = 0
  return (text: Text, kind: Set<number>): Text[] => {
    const ways = new Map(anew.to)
    for (const [position, count] of text.ways) {
      if (!kind.has(position)) continue
      const next = waysAfter(position)
      // Where it is found, nothing else is tried.
      if (next.isFound && !isWhole) return []
      for (const [to, times] of next.to) ways.set(to, (ways.get(to) ?? 0) + count * times)
      work += next.to.size
    }
    work += text.ways.size + anew.to.size
    if (work > MOST_WORK) throw new TooLarge()
    return [textOf(ways, text.tries)]
  }
}

/**
 * Tries on the slowest text that is found, or the first number above `MOST_TRIES`.
 * @param kinds for each kind of character, the steps that take it
 * @param isWhole whether the text has to fit from its start to its end, as in fields
 */
export const worstTries = (steps: Step[], kinds: Set<number>[], isWhole: boolean): number => {
  const first = waysFrom(steps, 0, true)
  if (!isWhole && (first.isFound || waysFrom(steps, 0, false).isFound)) return 0
  const extend = createExtend(steps, isWhole)
  let texts = [textOf(first.to)]
  let worst = 0
  for (let length = 0; length < PATTERN_TEXT_MAX && texts.length && worst <= MOST_TRIES; length++) {
    const longer = texts.flatMap((text) => kinds.flatMap((kind) => extend(text, kind)))
    worst = longer.reduce((most, { tries }) => Math.max(most, tries), worst)
    texts = widest(longer)
  }
  return worst
}
