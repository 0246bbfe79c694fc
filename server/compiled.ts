/** JSON that is the same for everybody but for some strings: made and compressed once, filled in for each call. */

import { type Parts, pieceOf } from './gzip-pieces'
import { randomId } from './ids'

export interface Compiled {
  /** Text at even places, names of slots at odd ones. */
  parts: Parts
  /** Bytes in memory, roughly. */
  size: number
}

/** Random, so that no text of an owner or visitor contains it. */
const MARK = randomId()
/** Bytes that a part takes beside its text, and those of a character: as text, and compressed. */
const PART = 200
const LATIN = 1.5
const WIDE = 2.5

/** The value of a field that is filled in later; it may be part of a longer string. */
export const slot = (name: string): string => `${MARK}${name}${MARK}`

export const compile = (value: unknown): Compiled => {
  const text = JSON.stringify(value)
  const parts = text.split(MARK).map((part, at) => (at % 2 ? part : pieceOf(part)))
  const each = /[^\0-\xff]/.test(text) ? WIDE : LATIN
  return { parts, size: each * text.length + PART * parts.length }
}

const escaped = (text: string): string => JSON.stringify(text).slice(1, -1)

/** @param given a string for each slot's name */
export const fill = (compiled: Compiled, given: (name: string) => string): Parts =>
  compiled.parts.map((part) => (typeof part === 'string' ? escaped(given(part)) : part))
