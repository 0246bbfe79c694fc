/** JSON that is the same for everybody but for some strings: made and compressed once, filled in for each call. */
import { type Packed, type Parts, pieceOf, sizeOf } from './gzip-pieces'
import { randomId } from './ids'

interface Slot {
  slot: string
}

export interface Compiled {
  parts: (Packed | string | Slot)[]
  /** Bytes in memory, roughly. */
  size: number
}

/** Random, so that no text of an owner or visitor contains it. */
const MARK = randomId()

/** The value of a field that is filled in later; it may be part of a longer string. */
export const slot = (name: string): string => `${MARK}${name}${MARK}`

export const compile = (value: unknown): Compiled => {
  // Texts and names of slots, by turns.
  const texts = JSON.stringify(value).split(MARK)
  const parts = texts.map((text, at) => (at % 2 ? { slot: text } : pieceOf(text)))
  return {
    parts,
    size: parts.reduce((sum, part) => sum + sizeOf(typeof part === 'object' && 'slot' in part ? part.slot : part), 0),
  }
}

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1)

/** @param given a string for each slot's name */
export const fill = ({ parts }: Compiled, given: (name: string) => string): Parts =>
  parts.map((part) => (typeof part === 'object' && 'slot' in part ? escaped(given(part.slot)) : part))
