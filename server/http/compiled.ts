/** JSON that is the same for everybody but for some strings: made and compressed once, filled in for each call. */

import { randomId } from '../lib/ids'
import { type Parts, piecesOf, sizeOf } from './gzip-pieces'

export interface Compiled {
  /** Each but the last is followed by a slot. */
  texts: Parts
  /** Names of the slots. */
  slotNames: string[]
  /** Bytes in memory, roughly. */
  size: number
}

/** Random, so that no text of an owner or visitor contains it. */
const MARK = randomId()

/** The value of a field that is filled in later; it may be part of a longer string. */
export const slot = (name: string): string => `${MARK}${name}${MARK}`

export const compile = (value: unknown): Compiled => {
  // Texts and names of slots, by turns.
  const all = JSON.stringify(value).split(MARK)
  const texts = piecesOf(all.filter((_, index) => index % 2 === 0))
  const slotNames = all.filter((_, index) => index % 2)
  return { texts, slotNames, size: [...texts, ...slotNames].reduce((sum, part) => sum + sizeOf(part), 0) }
}

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1)

/** @param valueFor a string for each slot's name */
export const fill = ({ texts, slotNames }: Compiled, valueFor: (name: string) => string): Parts => {
  const parts: Parts = []
  for (const [index, text] of texts.entries()) {
    parts.push(text)
    const name = slotNames[index]
    if (name !== undefined) parts.push(escaped(valueFor(name)))
  }
  return parts
}
